import { VitePWA } from 'vite-plugin-pwa';

/** Addresses that are the server's own and never the page's. */
const SERVER_PATHS = [/^\/api(\/|$)/, /^\/socket\.io\//, /^\/(healthz|readyz|metrics)$/];

/**
 * The page as an app: everything it needs is kept when it is first opened, so that
 * solo games, rules, cards and replays work with the network cut.
 */
export const pwa = VitePWA({
  registerType: 'prompt',
  injectRegister: null,
  // The device keeps the icons it installs; the page itself draws only the small one.
  includeManifestIcons: false,
  manifest: {
    id: '/',
    name: 'Conclave',
    short_name: 'Conclave',
    description: 'A table for enchanter card games: with friends, with bots, online or offline.',
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: '#0d0a19',
    theme_color: '#130f24',
    categories: ['games'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [{ name: 'Rulebook of Gatherings', url: '/rules/gatherings' }],
  },
  workbox: {
    globPatterns: ['**/*.{js,css,html,svg,woff2}'],
    navigateFallback: '/index.html',
    navigateFallbackDenylist: SERVER_PATHS,
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    skipWaiting: false,
  },
});
