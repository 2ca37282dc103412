import { formatClock } from '@/lib/platform/format/date';
import {
  GIVE_UP_AFTER,
  MAIL_LABELS,
  type MailServerState,
  type MailState,
  mailState,
  whyFiled,
} from '@/lib/platform/mail/state';
import type { OwnMail } from './own-submission';

export interface MailRow {
  id: string;
  template: string;
  recipient: string;
  status: string;
  failure: string | null;
  createdAt: Date;
  sentAt: Date | null;
}

const TEXTS: Record<MailState, (row: MailRow, server: MailServerState) => string> = {
  held: () => 'Ein Mensch prüft Ihre Anfrage, bevor die E-Mail hinausgeht.',
  waiting: () => 'Sie ist in den nächsten Minuten an der Reihe.',
  delayed: ({ createdAt }) =>
    `Der Mailserver nimmt sie zurzeit nicht an. Wir versuchen es bis ${formatClock(new Date(createdAt.getTime() + GIVE_UP_AFTER))} weiter.`,
  accepted: ({ sentAt }) =>
    `Der Mailserver hat sie ${sentAt ? `am ${formatClock(sentAt)} ` : ''}angenommen. Ist sie nicht da, sehen Sie bitte auch im Spam-Ordner nach.`,
  filed: (_, { sendsMail }) => whyFiled(sendsMail),
  refused: ({ failure }) =>
    `Der Mailserver nimmt an diese Adresse nichts an (Fehler ${failure ?? 'unbekannt'}). Bitte prüfen Sie die Adresse.`,
  failed: () =>
    'Drei Tage lang hat der Mailserver sie nicht angenommen. Bitte prüfen Sie die Adresse.',
};

const SETTLED = new Set<MailState>(['accepted', 'filed', 'refused', 'failed']);

/** Only for a confirmed address. */
const CONFIRMED_ALONE = new Set(['valuation-detailed']);
/** Only for an unconfirmed address. */
const UNCONFIRMED_ALONE = new Set(['valuation-confirmation', 'address-confirmation']);
/** Their content may be outdated. */
const OF_THEIR_TIME = new Set(['appointment', 'appointment-cancelled']);

interface Address {
  address?: string;
  isConfirmed: boolean;
}

/** Only to the address that it went to before, if that is still the person's. */
const mayGoAgain = ({ recipient, template }: MailRow, { address, isConfirmed }: Address) =>
  recipient === address &&
  !(isConfirmed ? UNCONFIRMED_ALONE : CONFIRMED_ALONE).has(template) &&
  !OF_THEIR_TIME.has(template);

export function ownMails(
  rows: readonly MailRow[],
  titleOf: (template: string) => string,
  { address, isConfirmed, ...server }: Address & MailServerState,
): OwnMail[] {
  const isSettled = (row: MailRow) => SETTLED.has(mailState(row, server));
  const underWay = new Set(rows.filter((row) => !isSettled(row)).map(({ template }) => template));
  return rows.map((row) => {
    const state = mailState(row, server);
    return {
      id: row.id,
      title: titleOf(row.template),
      recipient: row.recipient,
      state,
      text: `${MAIL_LABELS[state]}: ${TEXTS[state](row, server)}`,
      createdAt: row.createdAt,
      sentAt: row.sentAt ?? undefined,
      canResend:
        server.sendsMail &&
        !underWay.has(row.template) &&
        mayGoAgain(row, { address, isConfirmed }),
    };
  });
}
