import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { CardDocument, CardLink, PriceCard } from '@/components/prices/price-card';
import { CARD_STYLE } from '@/components/prices/price-card-style';
import { route } from '@/lib/platform/http/route';
import { placeAt } from '@/lib/prices/places';
import { cardPath, publicPrices } from '@/lib/prices/public';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

interface Context {
  params: Promise<{ ort?: string[] }>;
}

/** Seconds; the figures change only with a new build. */
const KEPT = 3600;

/** No `frame-ancestors`: everybody may frame a card, and `*` would exclude sandboxed previews in editors. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(CARD_STYLE).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
};

async function html(document: ReactElement, status: number, cached: string): Promise<Response> {
  // Next refuses a static import, because pages must not use it.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return new Response(`<!doctype html>${renderToStaticMarkup(document)}`, {
    status,
    headers: { ...HEADERS, 'Cache-Control': cached },
  });
}

export const GET = route<Context>(async (_, { params }) => {
  const { name, url } = site();
  const { ort: segments = [] } = await params;
  const place = placeAt(segments);
  if (!place) {
    const missing = (
      <CardDocument title={`Ort nicht gefunden – ${name}`}>
        <h1>Für diesen Ort sind keine Preise bekannt.</h1>
        <footer>
          <CardLink href={`${url}${routes.prices}`}>Alle Orte bei {name}</CardLink>
        </footer>
      </CardDocument>
    );
    return html(missing, 404, 'no-store');
  }
  const path = cardPath(place);
  if (path !== [routes.priceCards, ...segments].join('/')) {
    return new Response(null, { status: 308, headers: { Location: path } });
  }
  return html(<PriceCard prices={publicPrices(place)} portal={name} />, 200, `s-maxage=${KEPT}`);
});
