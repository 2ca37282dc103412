import { formatNumber } from '@/lib/platform/format/number';
import { formatSignedTenths, formatTenths } from '@/lib/platform/format/decimals';
import type { ErrorRow } from './error-chart';

const CELL = 'py-2 pl-2 text-right tabular-nums sm:pl-3';

interface FiguresTableProps {
  caption: string;
  rows: readonly ErrorRow[];
}

/** Every figure of both ways to value; a narrow screen moves it sideways. */
export function FiguresTable({ caption, rows }: FiguresTableProps) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="relative overflow-x-auto text-sm hyphens-manual sm:text-base"
    >
      <table className="w-full min-w-[18rem] border-collapse leading-snug">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-ink text-sm text-muted">
            <th scope="col" className="py-2 text-left font-normal">
              Rechnung
            </th>
            <th scope="col" className={`${CELL} font-normal`}>
              Fehler
            </th>
            <th scope="col" className={`${CELL} font-normal`}>
              ≤&nbsp;10&nbsp;%
            </th>
            <th scope="col" className={`${CELL} font-normal`}>
              ≤&nbsp;20&nbsp;%
            </th>
            <th scope="col" className={`${CELL} font-normal`}>
              Versatz
            </th>
            <th scope="col" className={`${CELL} font-normal`}>
              Spanne
            </th>
          </tr>
        </thead>
        {rows.map(({ label, comparison: { regional, baseFormula } }) => (
          <tbody key={label} className="border-b border-line">
            <tr>
              <th scope="rowgroup" colSpan={6} className="pt-3 text-left font-semibold">
                {label}{' '}
                <span className="font-normal text-muted">
                  ({formatNumber(regional.n)}&nbsp;Angebote)
                </span>
              </th>
            </tr>
            {[
              { name: 'regional', figures: regional, coverage: regional.coverage80Pct },
              { name: 'Grundformel', figures: baseFormula, coverage: undefined },
            ].map(({ name, figures, coverage }) => (
              <tr key={name}>
                <th scope="row" className="py-2 text-left font-normal">
                  {name}
                </th>
                <td className={CELL}>{formatTenths(figures.medianAbsoluteErrorPct)}</td>
                <td className={CELL}>{formatTenths(figures.within10Pct)}</td>
                <td className={CELL}>{formatTenths(figures.within20Pct)}</td>
                <td className={CELL}>{formatSignedTenths(figures.biasPct)}</td>
                <td className={CELL}>
                  {coverage === undefined ? (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="sr-only">keine Spanne</span>
                    </>
                  ) : (
                    formatTenths(coverage)
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
