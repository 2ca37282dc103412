import type { MetadataRoute } from 'next';
import { colors } from '@/tailwind.config';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export default function manifest(): MetadataRoute.Manifest {
  const { name } = site();
  return {
    name: `${name} – Immobilie kostenlos bewerten`,
    short_name: name,
    description: 'Kostenlose Immobilienbewertung in zehn kurzen Schritten, dazu Ratgeber.',
    lang: 'de',
    start_url: routes.home,
    scope: routes.home,
    display: 'minimal-ui',
    background_color: colors.light.paper,
    theme_color: colors.light.paper,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [{ name: 'Immobilie bewerten', url: routes.valuation }],
  };
}
