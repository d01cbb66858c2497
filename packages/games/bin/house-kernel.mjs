// Games from elsewhere are played on the kernel of this house, wherever their file lies.

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  if (specifier.startsWith('@conclave/')) {
    return await next(specifier, { ...context, parentURL: import.meta.url });
  }
  const found = await next(specifier, context);
  // In a folder without a package.json nothing says that a file is a module.
  const isSource = /\.ts(\?|$)/.test(found.url) && !found.url.includes('/node_modules/');
  return isSource ? { ...found, format: 'module' } : found;
}
