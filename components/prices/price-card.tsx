import type { ReactNode } from 'react';
import { formatEuros, formatNumber } from '@/lib/platform/format/number';
import { formatList } from '@/lib/platform/format/list';
import type { PublicPrices } from '@/lib/prices/public';
import { KIND_WORDS, perSquareMetre } from '@/lib/prices/words';
import { CONFIDENCE_LABELS } from '@/lib/valuation/regional-labels';
import { type HomeKind, HOME_KINDS } from '@/lib/valuation/regional/features';
import { CARD_STYLE } from './price-card-style';

const NAMED = 2;

/** Share of the width: space to the right of the dearest home */
const ROOM = 1.05;

interface DocumentProps {
  title: string;
  canonical?: string;
  children: ReactNode;
}

/** Shown in frames of other websites: no scripts, all styles inline. */
export function CardDocument({ title, canonical, children }: DocumentProps) {
  return (
    <html lang="de">
      {/* eslint-disable-next-line @next/next/no-head-element -- no page of Next's is made with it */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {canonical && <link rel="canonical" href={canonical} />}
        <style dangerouslySetInnerHTML={{ __html: CARD_STYLE }} />
      </head>
      <body id="hell">
        <main id="dunkel">{children}</main>
      </body>
    </html>
  );
}

/** Opens a new window, because a frame is too small for the portal. */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="unseen"> (öffnet ein neues Fenster)</span>
    </a>
  );
}

const offersLabel = (count: number) =>
  count === 1 ? '1 Angebot' : `${formatNumber(count)} Angebote`;

function KindFigures({ kind, prices }: { kind: HomeKind; prices: PublicPrices }) {
  const { many } = KIND_WORDS[kind];
  const told = prices[kind];
  if (!told) {
    return (
      <div>
        <dt>{many}</dt>
        <dd>zu wenige Angebote</dd>
      </div>
    );
  }
  const { pricePerSquareMetre, range, basedOnOffers, confidence } = told;
  const most = Math.max(prices.house?.range.to ?? 0, prices.flat?.range.to ?? 0) * ROOM;
  const at = (euros: number) => Math.round((1000 * euros) / most) / 10;
  return (
    <div>
      <dt>{many}</dt>
      <dd className="price">{perSquareMetre(pricePerSquareMetre)}</dd>
      <dd className="line">
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect className="track" y="3" width="100" height="2" />
          <rect
            className="bar"
            x={at(range.from)}
            y="2"
            width={at(range.to - range.from)}
            height="4"
          />
          <rect className="middle" x={at(pricePerSquareMetre)} width="1.5" height="8" />
        </svg>
      </dd>
      <dd>
        {formatNumber(range.from)} bis {formatEuros(range.to)}
      </dd>
      <dd className="muted">{offersLabel(basedOnOffers)}</dd>
      <dd className="muted line">Aussagekraft {CONFIDENCE_LABELS[confidence]}</dd>
    </div>
  );
}

function thinSentence({ postalCode, sharesFiguresWith, borrowedFrom }: PublicPrices): string {
  if (borrowedFrom.length > 0)
    return `Zu wenige Angebote aus ${postalCode} allein: Die Zahlen sind geliehen, vor allem von ${formatList(borrowedFrom)}.`;
  if (sharesFiguresWith.length === 0) return `Aus ${postalCode} gab es nur wenige Angebote.`;
  const more = sharesFiguresWith.length - NAMED;
  const named = sharesFiguresWith.slice(0, more > 1 ? NAMED : undefined);
  const others = more > 1 ? [...named, `${more} weiteren`] : named;
  return `Zu wenige Angebote aus ${postalCode} allein: Die Zahlen gelten zusammen mit ${formatList(others)}.`;
}

export function PriceCard({ prices, portal }: { prices: PublicPrices; portal: string }) {
  const { postalCode, place, district, state, isThin, priceLevel, page } = prices;
  const name = [postalCode, place].filter(Boolean).join(' ');
  // A city that is its own district is already named above.
  const larger = [district, state].find((each) => each && !place.startsWith(each));
  return (
    <CardDocument title={`Immobilienpreise ${name} – ${portal}`} canonical={page}>
      <h1>
        <small>Immobilienpreise</small> {name}
      </h1>
      {larger && <p className="muted">{larger}</p>}
      <dl>
        {HOME_KINDS.map((kind) => (
          <KindFigures key={kind} kind={kind} prices={prices} />
        ))}
      </dl>
      {isThin && <p className="note">{thinSentence(prices)}</p>}
      <footer>
        <p className="muted">Angebotspreise, Stand {priceLevel}; Spanne: acht von zehn Angeboten</p>
        <CardLink href={page}>Alle Preise bei {portal}</CardLink>
      </footer>
    </CardDocument>
  );
}
