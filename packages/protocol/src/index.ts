export * from './errors.ts';
export * from './http.ts';
export * from './live.ts';
export * from './match.ts';
export * from './page.ts';
export * from './patch.ts';
export * from './routes.ts';
