import { Fragment } from 'react';
import { DataTable } from '@/components/ui/data-table';
import { PageLink } from '@/components/ui/page-link';
import { formatEuros } from '@/lib/platform/format/number';
import type { PricedPlace } from '@/lib/prices/prices';
import { percentAbove, signedPercent } from '@/lib/prices/words';
import type { HomeKind } from '@/lib/valuation/regional/features';

export function PriceCell({ price, own }: { price?: number; own?: number }) {
  return (
    <span className="whitespace-nowrap tabular-nums">
      {price === undefined ? '–' : formatEuros(price)}
      {price !== undefined && own !== undefined && (
        <span className="block text-muted sm:inline">
          {' '}
          {signedPercent(percentAbove(price, own))}
        </span>
      )}
    </span>
  );
}

const MOST_PARTS = 2;

interface PlaceTableProps {
  caption: string;
  rows: readonly PricedPlace[];
  own?: Partial<Record<HomeKind, number>>;
}

/** Cheapest first if they have prices. */
export function PlaceTable({ caption, rows, own }: PlaceTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={['Ort', 'Haus je m²', 'Wohnung je m²']}
      rows={rows.map(({ place: { path, name, parts }, house, flat }) => ({
        key: path,
        cells: [
          <Fragment key="name">
            <PageLink href={path} className="underline underline-offset-4">
              {name}
            </PageLink>
            {parts && <span className="text-muted"> {parts.slice(0, MOST_PARTS).join(', ')}</span>}
          </Fragment>,
          <PriceCell key="house" price={house} own={own?.house} />,
          <PriceCell key="flat" price={flat} own={own?.flat} />,
        ],
      }))}
    />
  );
}
