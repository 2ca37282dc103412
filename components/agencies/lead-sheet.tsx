import { CheckIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { TermList } from '@/components/ui/term-list';
import { LEAD_MAX_AGE } from '@/lib/agencies/constants';
import { CRITERIA, LEAD_CLASSES } from '@/lib/agencies/lead-classes';
import type { LeadSheetData } from '@/lib/submissions/leads/offer';

interface PartProps {
  title: string;
  level: 'h2' | 'h4';
  children: ReactNode;
}

export function LeadPart({ title, level: Heading, children }: PartProps) {
  return (
    <section>
      <Heading className="mb-2 font-serif text-xl font-semibold">{title}</Heading>
      {children}
    </section>
  );
}

const terms = (lines: LeadSheetData['facts']) =>
  lines.map(({ label, text }) => ({ term: label, text }));

function hours(count: number): string {
  if (count < 1) return 'unter einer Stunde';
  return count === 1 ? 'einer Stunde' : `${count}\u00a0Stunden`;
}

function TimeLeft({ left }: { left: number }) {
  return (
    <div className="w-full sm:w-64">
      <p className="text-base">
        Noch <strong className="font-semibold">{left}&nbsp;Stunden</strong> von {LEAD_MAX_AGE}
      </p>
      <div aria-hidden="true" className="mt-2 h-1.5 bg-sand">
        <div
          className="h-full bg-moss forced-colors:bg-[Highlight]"
          style={{ width: `${(left / LEAD_MAX_AGE) * 100}%` }}
        />
      </div>
    </div>
  );
}

interface LeadSheetProps extends Pick<PartProps, 'level'> {
  lead: LeadSheetData;
  /** 'eingegangen vor' or 'übergeben nach' */
  aged: string;
  /** What comes with the acceptance */
  children?: ReactNode;
}

/** Without facts once the submission is deleted. */
export function LeadSheet({ lead, level, aged, children }: LeadSheetProps) {
  const { classId, age, left, facts, owner, reasons } = lead;
  const leadClass = LEAD_CLASSES.find(({ id }) => id === classId);
  return (
    <>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b-2 border-ink pb-4">
        <p>
          Klasse {leadClass?.name}
          {age !== undefined && `, ${aged} ${hours(age)}`}
        </p>
        {left !== undefined && <TimeLeft left={left} />}
      </div>
      <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-2">
        {facts.length > 0 && (
          <LeadPart title="Objekt" level={level}>
            <TermList terms={terms(facts)} />
          </LeadPart>
        )}
        {facts.length > 0 && leadClass && (
          <LeadPart title={`Warum ${leadClass.name}`} level={level}>
            <ul className="border-t border-line text-base">
              {CRITERIA.map(({ id }) => (
                <li key={id} className="flex gap-3 border-b border-line py-2">
                  <CheckIcon className="mt-0.5 size-5 flex-none text-moss" />
                  <span>
                    <strong className="block font-semibold">{leadClass.criteria[id].text}</strong>
                    <span className="text-muted">{reasons[id]}</span>
                  </span>
                </li>
              ))}
            </ul>
          </LeadPart>
        )}
        {owner.length > 0 && (
          <LeadPart title="Zur Person" level={level}>
            <TermList terms={terms(owner)} />
          </LeadPart>
        )}
        {children}
      </div>
    </>
  );
}
