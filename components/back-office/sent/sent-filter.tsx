import {
  LONGEST_SEARCH,
  SENT_PARAMETERS,
  stateParam,
  type SentQuery,
  type SentState,
  SENT_STATES,
} from '@/lib/requests/back-office/sent/sent';
import { MAIL_LABELS } from '@/lib/platform/mail/state';
import { employeeRoutes } from '@/lib/employee-routes';
import { Choice } from '../queue/choice';
import { SearchField } from '../search-field';

const LABELS: Record<SentState, string> = {
  queued: `${MAIL_LABELS.waiting} oder ${MAIL_LABELS.delayed.toLowerCase()}`,
  sent: MAIL_LABELS.accepted,
  filed: MAIL_LABELS.filed,
  rejected: MAIL_LABELS.refused,
  dead: MAIL_LABELS.failed,
  held: MAIL_LABELS.held,
};

const STATES = [
  { value: '', label: 'Alle' },
  ...SENT_STATES.map((state) => ({ value: stateParam(state), label: LABELS[state] })),
];

/** Narrows the list of mails down, with the address of the page as the only memory. */
export function SentFilter({ search, state }: SentQuery) {
  return (
    <form
      action={employeeRoutes.sent}
      role="search"
      className="mt-3 grid items-end gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_12rem]"
    >
      <SearchField
        name={SENT_PARAMETERS.search}
        label="Ganze E-Mail-Adresse, Name, Telefon, Bewertungs-ID"
        value={search}
        maxLength={LONGEST_SEARCH}
      />
      <Choice
        name={SENT_PARAMETERS.state}
        label="Zustand"
        options={STATES}
        value={stateParam(state)}
      />
    </form>
  );
}
