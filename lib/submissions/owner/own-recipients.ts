import type { OwnMail, Recipient } from './own-submission';

interface Known {
  hosting: string;
  /** Host of an external mail server */
  mailRelay?: string;
  mails: readonly OwnMail[];
  deliveries: readonly { name: string; at: Date }[];
}

const hostOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

function mailProviders(mails: readonly OwnMail[]): Recipient[] {
  const first = new Map<string, Date>();
  for (const { state, recipient, sentAt } of mails) {
    const host = hostOf(recipient);
    const earlier = first.get(host);
    if (state === 'accepted' && sentAt && (!earlier || sentAt < earlier)) first.set(host, sentAt);
  }
  return [...first].map(([host, at]) => ({
    name: `E-Mail-Anbieter für ${host}`,
    what: 'Die E-Mails, die wir Ihnen geschickt haben.',
    at,
  }));
}

/** Everyone outside the company with data of the person, by name (EuGH C-154/21). */
export function ownRecipients({ hosting, mailRelay, mails, deliveries }: Known): Recipient[] {
  const relayed = mails.some(({ state }) => state === 'accepted') && mailRelay;
  return [
    { name: 'Bei uns', what: 'Mitarbeitende, die Anfragen bearbeiten.' },
    { name: hosting, what: 'Rechenzentrum: Portal und Datenbank laufen dort, in unserem Auftrag.' },
    ...(relayed
      ? [{ name: mailRelay, what: 'Verschickt unsere E-Mails, in unserem Auftrag.' }]
      : []),
    ...mailProviders(mails),
    ...deliveries.map(({ name, at }) => ({
      name,
      what: 'Maklerbüro: Ihre Anfrage, mit Ihrer Einwilligung.',
      at,
    })),
  ];
}
