import { LEAD_MAX_AGE, TAX_NOTE } from '@/lib/agencies/constants';
import { CRITERIA, LEAD_CLASSES, type LeadClass, TOP_LEVEL } from '@/lib/agencies/lead-classes';
import { formatEuros } from '@/lib/platform/format/number';
import { site } from '@/lib/site';
import { TextLink } from '@/components/ui/text-link';
import { AgenciesSection } from './section';

function Level({ level }: { level: number }) {
  return (
    <span aria-hidden="true" className="block h-1.5 w-24 max-w-full bg-sand @max-4xl:hidden">
      <span
        className="block h-full bg-petrol forced-colors:bg-[Highlight]"
        style={{ width: `${(level / TOP_LEVEL) * 100}%` }}
      />
    </span>
  );
}

function ClassRow({ leadClass }: { leadClass: LeadClass }) {
  const { id, name, price, criteria } = leadClass;
  return (
    <tr
      role="row"
      className="border-b border-line @max-4xl:flex @max-4xl:flex-wrap @max-4xl:items-end @max-4xl:justify-between @max-4xl:gap-x-4 @max-4xl:gap-y-1 @max-4xl:py-4"
    >
      <th
        role="rowheader"
        scope="row"
        className="text-left @max-4xl:flex @max-4xl:items-center @max-4xl:gap-3 @4xl:py-6 @4xl:pr-4"
      >
        {/* eslint-disable-next-line @next/next/no-img-element -- a drawing needs no optimiser */}
        <img
          src={`/images/lead-klassen/${id}.svg`}
          alt=""
          width={160}
          height={112}
          loading="lazy"
          className="h-auto w-16 @4xl:w-32"
        />
        <span className="block font-serif text-xl font-semibold @4xl:mt-2">{name}</span>
      </th>
      {CRITERIA.map((criterion) => {
        const { text, level } = criteria[criterion.id];
        return (
          <td
            key={criterion.id}
            role="cell"
            className="text-base leading-snug @max-4xl:order-1 @max-4xl:flex @max-4xl:w-full @max-4xl:flex-wrap @max-4xl:gap-x-4 @4xl:py-6 @4xl:pr-5 @4xl:align-bottom"
          >
            <span className="basis-32 text-muted @4xl:hidden">{criterion.label}</span>
            <span className="@max-4xl:min-w-44 @max-4xl:flex-1">
              <span className="block @4xl:mb-2">{text}</span>
              <Level level={level} />
            </span>
          </td>
        );
      })}
      <td role="cell" className="ml-auto text-right @4xl:py-6 @4xl:align-bottom">
        <span className="block font-serif text-3xl font-semibold">{formatEuros(price)}</span>
        <span className="block text-base leading-snug">je Lead</span>
        <span className="block text-sm text-balance text-muted">{TAX_NOTE}</span>
      </td>
    </tr>
  );
}

/** Roles are explicit because some browsers drop them from a table laid out as a grid. */
export function LeadPrices() {
  const { phone, phoneHref } = site();
  return (
    <AgenciesSection id="lead-preise" title="Drei Klassen, drei Preise">
      <p className="mt-3 max-w-prose sm:text-lg">
        Je mehr über einen Lead bekannt und bestätigt ist, desto höher ist seine Klasse. Kein Lead
        ist älter als {LEAD_MAX_AGE}&nbsp;Stunden.
      </p>
      {/* Depends on the room that the text leaves, which shrinks with larger text. */}
      <div className="@container">
        <table role="table" className="mt-5 w-full border-t-2 border-ink @max-4xl:block">
          <caption className="sr-only">Lead-Klassen mit Kriterien und Preisen</caption>
          <thead role="rowgroup" className="@max-4xl:hidden">
            <tr role="row" className="border-b border-line text-left text-sm text-muted">
              {['Klasse', ...CRITERIA.map(({ label }) => label)].map((label) => (
                <th key={label} role="columnheader" scope="col" className="py-2 pr-5 font-normal">
                  {label}
                </th>
              ))}
              <th role="columnheader" scope="col" className="py-2 text-right font-normal">
                Preis
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup" className="@max-4xl:block">
            {LEAD_CLASSES.map((leadClass) => (
              <ClassRow key={leadClass.id} leadClass={leadClass} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-4">
        Einzelne Leads bestellen Sie am Telefon:{' '}
        <TextLink href={phoneHref} className="inline-block font-semibold whitespace-nowrap">
          {phone}
        </TextLink>
      </p>
    </AgenciesSection>
  );
}
