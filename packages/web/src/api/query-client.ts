import { QueryClient } from '@tanstack/react-query';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: 1,
      // A game without network must not wait for one before it says so.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
