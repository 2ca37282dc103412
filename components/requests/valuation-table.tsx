export interface ValuationRow {
  id: string;
  reference: string;
  received: string;
  place: string;
  area: string;
  value: string;
  perSquareMetre: string;
  name: string;
  email: string;
  phone: { label: string; href: string };
  /** Why the request was set aside */
  quarantine?: string;
}

interface ValuationTableProps {
  rows: ValuationRow[];
  /** Id of the heading that names the table */
  labelledBy: string;
}

const COLUMNS = [
  { title: 'Anfrage' },
  { title: 'Ort' },
  { title: 'Fläche', isNumber: true },
  { title: 'Schätzwert', isNumber: true },
  { title: '€/m²', isNumber: true },
  { title: 'Kontakt' },
];

const CELL = 'px-4 py-3 align-top';
const NUMBER = `${CELL} text-right whitespace-nowrap tabular-nums`;
const LINK = 'underline underline-offset-4 hover:text-petrol';

/** Valuation requests, one a row. Where it is wider than the screen it scrolls, also by keyboard. */
export function ValuationTable({ rows, labelledBy }: ValuationTableProps) {
  return (
    <div
      role="region"
      aria-labelledby={labelledBy}
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table aria-labelledby={labelledBy} className="w-full min-w-4xl text-base">
        <thead className="border-b border-line text-muted">
          <tr>
            {COLUMNS.map(({ title, isNumber }) => (
              <th key={title} scope="col" className={isNumber ? NUMBER : `${CELL} text-left`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <Row key={row.id} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ reference, received, quarantine, phone, ...row }: ValuationRow) {
  return (
    <tr className={quarantine && 'bg-brick-soft'}>
      <th scope="row" className={`${CELL} text-left font-semibold`}>
        <span className="whitespace-nowrap tabular-nums">{reference}</span>
        <span className="block font-normal text-muted">{received}</span>
        {quarantine && (
          <span className="mt-1 block text-brick-text">Zurückgestellt: {quarantine}</span>
        )}
      </th>
      <td className={CELL}>{row.place}</td>
      <td className={NUMBER}>{row.area}</td>
      <td className={`${NUMBER} font-semibold`}>{row.value}</td>
      <td className={NUMBER}>{row.perSquareMetre}</td>
      <td className={CELL}>
        <span className="block font-semibold break-words">{row.name}</span>
        <a href={phone.href} className={`${LINK} inline-block py-1`}>
          {phone.label}
        </a>
        <br />
        <a
          href={`mailto:${encodeURIComponent(row.email)}`}
          className={`${LINK} inline-block py-1 break-all`}
        >
          {row.email}
        </a>
      </td>
    </tr>
  );
}
