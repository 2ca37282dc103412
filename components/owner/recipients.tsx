import { TermList } from '@/components/ui/term-list';
import { formatClock } from '@/lib/platform/format/date';
import type { OwnRequest } from '@/lib/requests/owner/own-request';

/** Everybody who has received data, by name and with the time (EuGH C-154/21). */
export function Recipients({ recipients, uses }: Pick<OwnRequest, 'recipients' | 'uses'>) {
  // Passing data on to an agent is the only use of this consent.
  const passedOn = uses.some(({ purpose }) => purpose === 'partner');
  return (
    <>
      <TermList
        terms={recipients.map(({ name, what, at }) => ({
          key: `${name} ${at?.toISOString() ?? ''}`,
          term: name,
          text: at ? `${what} Seit dem ${formatClock(at)}.` : what,
        }))}
      />
      {!passedOn && <p className="mt-4">Ein Maklerbüro hat Ihre Angaben bisher nicht erhalten.</p>}
    </>
  );
}
