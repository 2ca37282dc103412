import { TermList } from '@/components/ui/term-list';
import {
  type OwnConsent,
  type OwnConsentUse,
  whereGiven,
} from '@/lib/submissions/consent/consents';
import { formatClock } from '@/lib/platform/format/date';
import type { OwnSubmission } from '@/lib/submissions/owner/own-submission';
import type { ServerFormTarget } from '@/components/forms/server-form';
import { TwoSteps } from './operation-button';

interface ConsentsProps extends ServerFormTarget {
  consents: readonly OwnConsent[];
  uses: readonly OwnConsentUse[];
}

/** Characters */
const SHORT_HASH = 12;

function Uses({ purpose, uses }: { purpose: string; uses: readonly OwnConsentUse[] }) {
  if (uses.length === 0) {
    return purpose === 'privacy' ? 'seither, um Ihre Anfrage zu bearbeiten' : 'bisher nicht';
  }
  return (
    <ul>
      {uses.map(({ text, at }) => (
        <li key={`${at.toISOString()} ${text}`}>
          {formatClock(at)}: {text}
        </li>
      ))}
    </ul>
  );
}

function Consent({
  consent,
  uses,
  action,
  about,
}: { consent: OwnConsent } & Omit<ConsentsProps, 'consents'>) {
  const { purpose, wording, version, wordingHash, givenAt, withdrawnAt } = consent;
  return (
    <li className="mt-8 break-inside-avoid first:mt-4">
      <p className="mb-3 font-serif text-lg leading-snug font-semibold">„{wording}“</p>
      <TermList
        terms={[
          { term: 'Erteilt', text: `${formatClock(givenAt)} ${whereGiven(consent)}` },
          ...(withdrawnAt ? [{ term: 'Widerrufen', text: formatClock(withdrawnAt) }] : []),
          {
            term: 'Fassung',
            text: `${version}, Prüfsumme ${wordingHash.slice(0, SHORT_HASH)}`,
          },
          {
            term: 'Verwendet',
            text: <Uses purpose={purpose} uses={uses.filter((use) => use.purpose === purpose)} />,
          },
        ]}
      />
      {!withdrawnAt && (
        <TwoSteps
          action={action}
          about={{ ...about, purpose }}
          label="Widerrufen"
          name={wording}
          consequence={consent.consequence}
        >
          Einwilligung widerrufen
        </TwoSteps>
      )}
    </li>
  );
}

export function Consents({ consents, ...rest }: ConsentsProps) {
  if (consents.length === 0) return <p>Für diese Anfrage haben Sie keine Einwilligung gegeben.</p>;
  return (
    <ul>
      {consents.map((consent) => (
        <Consent key={consent.purpose} consent={consent} {...rest} />
      ))}
    </ul>
  );
}

/** By name and time (EuGH C-154/21). */
export function Recipients({ recipients, uses }: Pick<OwnSubmission, 'recipients' | 'uses'>) {
  // Passing data on to an agency is the only use of this consent.
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
