import { Entries } from './entries';

/** A meeting, as the mails about it name it. */
export interface Meeting {
  /** 'Dienstag, 24. November 2026, 10.30 Uhr' */
  when: string;
  /** '45 Minuten' */
  length: string;
  place: string;
  /** Name of the employee */
  employee: string;
  /** What is to be known beforehand */
  note?: string;
}

/** When, how long, where and with whom. */
export function MeetingEntries({ when, length, place, employee, note }: Meeting) {
  return (
    <Entries
      entries={[
        { label: 'Wann', text: when },
        { label: 'Dauer', text: length },
        { label: 'Wo', text: place },
        { label: 'Mit', text: employee },
        ...(note ? [{ label: 'Hinweis', text: note }] : []),
      ]}
    />
  );
}
