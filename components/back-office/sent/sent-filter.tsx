import { LONGEST_SEARCH, SENT_PARAMETERS, stateWord } from '@/lib/back-office/sent/address';
import { SENT_LABELS } from '@/lib/back-office/sent/delivery';
import { type SentQuery, SENT_STATES } from '@/lib/back-office/sent/sent';
import { employeeRoutes } from '@/lib/employee-routes';
import { Choice } from '../queue/choice';
import { SearchField } from '../search-field';

const STATES = [
  { value: '', label: 'Alle' },
  ...SENT_STATES.map((state) => ({ value: stateWord(state), label: SENT_LABELS[state] })),
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
        value={stateWord(state)}
      />
    </form>
  );
}
