import { IntentLink } from '@/components/ui/intent-link';

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
  /** Without `href` the number is not to be dialled */
  phone: { label: string; href?: string };
  /** How the person wants to be reached, in words */
  wish: string[];
  /** Where the consents are proved */
  ledgerHref: string;
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
      // Relative, so that what only screen readers read scrolls along instead of widening the page.
      className="relative overflow-x-auto rounded-lg border border-line bg-surface"
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

/** The wish stands before the number, so that it is read before anybody dials. */
function Phone({ phone, wish }: Pick<ValuationRow, 'phone' | 'wish'>) {
  return (
    <>
      {wish.map((words) => (
        <span key={words} className={`block ${phone.href ? 'text-moss' : 'text-brick-text'}`}>
          {words}
        </span>
      ))}
      {phone.href ? (
        <a href={phone.href} className={`${LINK} inline-block py-1`}>
          {phone.label}
        </a>
      ) : (
        <span className="inline-block py-1">{phone.label}</span>
      )}
    </>
  );
}

function Row({ reference, received, quarantine, phone, wish, ...row }: ValuationRow) {
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
        <Phone phone={phone} wish={wish} />
        <br />
        <a
          href={`mailto:${encodeURIComponent(row.email)}`}
          className={`${LINK} inline-block py-1 break-all`}
        >
          {row.email}
        </a>
        <br />
        <IntentLink href={row.ledgerHref} className={`${LINK} inline-block py-1 text-sm`}>
          Einwilligungen <span className="sr-only">zu {reference}</span>
        </IntentLink>
      </td>
    </tr>
  );
}
