import type { OwnMail } from './own-submission';
import { ownRecipients } from './view';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 9, minute));

const mail = (overrides: Partial<OwnMail> = {}): OwnMail => ({
  id: 'm1',
  title: 'Mail',
  recipient: 'erika@beispiel.de',
  state: 'accepted',
  text: '',
  createdAt: at(0),
  sentAt: at(1),
  canResend: true,
  ...overrides,
});

const names = (known: Partial<Parameters<typeof ownRecipients>[0]>) =>
  ownRecipients({ hosting: 'Rechenzentrum Nord', mails: [], deliveries: [], ...known }).map(
    ({ name, at: when }) => [name, when],
  );

test('as long as nothing went out, only we and the data centre have the data', () => {
  expect(names({ mailRelay: 'smtp.example', mails: [mail({ state: 'refused' })] })).toEqual([
    ['Bei uns', undefined],
    ['Rechenzentrum Nord', undefined],
  ]);
});

test('each provider that took a mail is named once, with the first time, and who relays them', () => {
  const mails = [
    mail({ sentAt: at(9) }),
    mail(),
    mail({ recipient: 'e@anders.de', sentAt: at(5) }),
  ];
  const deliveries = [{ name: 'Maklerbüro Nord', at: at(7) }];
  expect(names({ mailRelay: 'smtp.example', mails, deliveries })).toEqual([
    ['Bei uns', undefined],
    ['Rechenzentrum Nord', undefined],
    ['smtp.example', undefined],
    ['E-Mail-Anbieter für beispiel.de', at(1)],
    ['E-Mail-Anbieter für anders.de', at(5)],
    ['Maklerbüro Nord', at(7)],
  ]);
});
