import { passkeyClient } from '@better-auth/passkey/client';
import { createAuthClient } from 'better-auth/client';

/** Loaded when somebody asks for a passkey: the first page does without. */
export const passkeys = createAuthClient({
  basePath: '/api/auth',
  plugins: [passkeyClient()],
});
