import { render, screen, within } from '@testing-library/react';
import { WithRouter } from '@/lib/testing/navigation';
import type { OpenedLink, OwnSubmission, OwnMail } from '@/lib/submissions/owner/own-submission';
import { AddressConfirmation } from './address-confirmation';
import type { FormValues, PlainFormAction } from '@/lib/platform/form-state';
import { type MailState } from '@/lib/platform/mail/state';
import type { NextStep } from '@/lib/submissions/owner/next-step';
import { NextStepBlock } from './next-step-block';
import { Mails } from './mails';
import type { OwnConsent, OwnConsentUse } from '@/lib/submissions/consent/consents';
import { Consents, Recipients } from './consents';
import { OwnerSaleState } from './sale-state';
import type { OwnSale } from '@/lib/submissions/owner/sale';

const action: PlainFormAction<FormValues> = async (state) => state;

describe('the address', () => {
  const PENDING = { value: 'pending', label: 'Ausstehend' };
  const FROM_MAIL = { canConfirm: true, isProven: false };

  function show(
    link: Pick<OpenedLink, 'canConfirm' | 'isProven'>,
    submission: Partial<Pick<OwnSubmission, 'type' | 'email' | 'status'>> = {},
    sendsMail = true,
  ) {
    return render(
      <WithRouter>
        <AddressConfirmation
          submission={{
            type: 'valuation',
            email: { address: 'erika@beispiel.de' },
            status: PENDING,
            ...submission,
          }}
          link={link}
          action={action}
          sendsMail={sendsMail}
          erasure="/loeschen"
        />
      </WithRouter>,
    );
  }

  test('no valuation is promised where none was asked for', () => {
    show(FROM_MAIL, { type: 'contact' });
    expect(screen.queryByText(/Bewertung/)).toBeNull();
  });

  test.each([
    ['is confirmed', { address: 'erika@beispiel.de', confirmedAt: new Date() }],
    ['was not asked for', undefined],
  ])('nothing is asked where the address %s', (_, email) => {
    const { container } = show(FROM_MAIL, { email });
    expect(container).toBeEmptyDOMElement();
  });

  test('only an unproven link offers to delete the submission', () => {
    const { unmount } = show(FROM_MAIL);
    expect(screen.getByRole('link', { name: 'Anfrage löschen' })).toHaveAttribute(
      'href',
      '/loeschen',
    );
    unmount();
    show({ canConfirm: true, isProven: true });
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the next step', () => {
  const OWN = { mailId: 'm1', permission: { mayBeGiven: true } };

  function show(step: Partial<NextStep>) {
    render(
      <WithRouter>
        <NextStepBlock
          step={{
            address: 'g…@example.de',
            sendsMail: true,
            isConfirmed: false,
            own: OWN,
            ...step,
          }}
          resend={action}
          changeAddress={action}
          about={{}}
        />
      </WithRouter>,
    );
    return screen.getByRole('heading', { level: 2 }).textContent;
  }

  const resend = () => screen.queryByRole('button', { name: 'Noch einmal senden' });

  test.each([
    [
      'waiting',
      /^Wir haben an g…@example\.de geschrieben\. Bitte bestätigen Sie die Adresse$/,
      true,
    ],
    ['delayed', /verzögert sich$/, false],
    ['refused', /ist nicht angekommen$/, true],
    ['held', /haben wir noch nicht geschrieben$/, false],
  ] as const)(
    'the mail is %s: said truly, and sent again where that helps',
    (mail, title, canResend) => {
      expect(show({ mail })).toMatch(title);
      expect(Boolean(resend())).toBe(canResend);
      expect(screen.getByText('Adresse falsch?')).toBeVisible();
    },
  );

  test.each([
    ['waiting', 'ist unterwegs'],
    ['accepted', 'ist verschickt'],
    ['refused', 'kam nicht an'],
  ] as const)('once the address is confirmed, the detailed valuation is %s', (mail, words) => {
    expect(show({ isConfirmed: true, mail })).toBe(
      `Adresse bestätigt: Die ausführliche Bewertung ${words}`,
    );
    expect(screen.queryByText('Adresse falsch?')).toBeNull();
  });
});

describe('mails', () => {
  const mail = (state: MailState, canResend: boolean): OwnMail => ({
    id: state,
    title: `Titel ${state}`,
    recipient: 'erika@beispiel.de',
    state,
    text: `Wort für ${state}.`,
    createdAt: new Date('2026-11-21T23:30:00Z'),
    canResend,
  });

  const show = (mails: OwnMail[]) =>
    render(
      <WithRouter>
        <Mails mails={mails} correction="/anfrage/x/angaben#email" action={action} />
      </WithRouter>,
    );

  test.each<[MailState, boolean, boolean]>([
    ['waiting', false, false],
    ['delayed', false, true],
    ['filed', true, false],
    ['refused', true, true],
    ['held', false, false],
  ])('%s: sent again %p, address to be corrected %p', (state, again, doubtful) => {
    show([mail(state, again)]);
    const item = within(screen.getByRole('listitem'));
    expect(item.getByRole('heading', { name: `Titel ${state}` })).toBeVisible();
    expect(item.getByText(`Wort für ${state}.`)).toBeVisible();
    expect(item.getByText('22.11.2026, 00:30 Uhr')).toBeVisible();
    expect(item.queryAllByRole('button', { name: 'Noch einmal senden' })).toHaveLength(+again);
    expect(item.queryAllByRole('link', { name: 'Adresse korrigieren' })).toHaveLength(+doubtful);
  });

  test('without mails a sentence replaces the list', () => {
    show([]);
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByText(/keine E-Mail geschickt/)).toBeVisible();
  });
});

describe('consents', () => {
  const consent = (overrides: Partial<OwnConsent> = {}): OwnConsent => ({
    purpose: 'contact',
    wording: 'Ich wünsche eine persönliche Kontaktaufnahme',
    version: '2026-11',
    wordingHash: '0123456789abcdef0123456789abcdef',
    sourcePage: '/immobilie-bewerten',
    givenAt: new Date('2026-11-22T08:05:00Z'),
    consequence: 'Wir rufen Sie nicht mehr an.',
    ...overrides,
  });

  const show = (consents: OwnConsent[], uses: OwnConsentUse[] = []) =>
    render(
      <WithRouter>
        <Consents consents={consents} uses={uses} action={action} />
      </WithRouter>,
    );

  const fact = (label: string) =>
    screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

  test('a consent is shown word for word, with when, where, version and a short hash', () => {
    show([consent()]);
    expect(screen.getByText('„Ich wünsche eine persönliche Kontaktaufnahme“')).toBeVisible();
    expect(fact('Erteilt')).toBe('22.11.2026, 09:05\u00a0Uhr auf der Seite /immobilie-bewerten');
    expect(fact('Fassung')).toBe('2026-11, Prüfsumme 0123456789ab');
    expect(fact('Verwendet')).toBe('bisher nicht');
    expect(screen.getByText('Wir rufen Sie nicht mehr an.')).toBeInTheDocument();
  });

  test('a use stands with its own consent only', () => {
    const marketing = consent({ purpose: 'marketing', wording: 'Ich möchte Hinweise erhalten' });
    const use = {
      purpose: 'contact',
      text: 'Anruf',
      at: new Date('2026-11-23T09:00:00Z'),
    } as const;
    show([consent(), marketing], [use]);
    const [first, second] = screen.getAllByText('Verwendet').map((term) => term.nextElementSibling);
    expect(first).toHaveTextContent('23.11.2026, 10:00 Uhr: Anruf');
    expect(second).toHaveTextContent('bisher nicht');
  });

  describe('who has the data', () => {
    const hosting = { name: 'Musterhoster', what: 'Rechenzentrum.' };

    test('an agency stands there with the time, and that sentence is gone', () => {
      const at = new Date('2026-11-23T09:00:00Z');
      const agency = { name: 'Beispiel Immobilien', what: 'Maklerbüro.', at };
      const use = { purpose: 'partner', text: 'Weitergegeben', at } as const;
      const { container } = render(<Recipients recipients={[hosting, agency]} uses={[use]} />);
      const list = within(container);
      expect(list.getByText('Beispiel Immobilien').nextElementSibling).toHaveTextContent(
        'Maklerbüro. Seit dem 23.11.2026, 10:00 Uhr.',
      );
      expect(list.queryByText(/bisher nicht/)).toBeNull();
    });
  });
});

describe('the way to an agency', () => {
  const SALE = {
    endsAt: new Date('2026-11-29T15:00:00Z'),
    calledBy: new Date('2026-11-30T16:30:00Z'),
    isReleased: false,
    wasOffered: false,
  };
  const CALL = /bis Montag, 30\.\sNovember, 17:30\sUhr/;

  test.each<[string, Partial<OwnSale> & Pick<OwnSale, 'state'>, RegExp[]]>([
    ['is new', { state: 'checking' }, [CALL, /Noch hat kein Büro etwas von Ihrer Anfrage/]],
    ['was offered', { state: 'checking', wasOffered: true }, [CALL, /Zurzeit ist .* keinem Büro/]],
    ['ended too soon', { state: 'expired' }, [CALL, /noch nicht alles mit Ihnen geklärt/]],
    ['ended', { state: 'expired', isReleased: true }, [/hat kein Büro zugesagt/]],
    ['is offered', { state: 'offered' }, [/ohne Namen, Telefonnummer und E-Mail-Adresse/]],
  ])('of a wish that %s is told as it is', (_, sale, said) => {
    const page = render(
      <WithRouter>
        <OwnerSaleState sale={{ ...SALE, ...sale }} renew={action} withdraw={action} about={{}} />
      </WithRouter>,
    );
    for (const words of said) expect(page.container).toHaveTextContent(words);
  });
});
