import { TextLink } from '@/components/ui/text-link';
import { TAX_NOTE } from '@/lib/agencies/constants';
import { formatClock } from '@/lib/platform/format/date';
import { formatEuros } from '@/lib/platform/format/number';
import type { LeadDetail, OtherSubmission } from '@/lib/submissions/admin/submission/submission';
import { queueHref } from '@/lib/submissions/admin/queue/search-params';
import { timeLeft } from '@/lib/submissions/leads/clock';
import type { SaleState } from '@/lib/submissions/leads/qualification';
import { ClassForm, OneStep } from './lead-forms';
import { LeadStages, NextStageStep } from './lead-stages';

const STATES: Record<SaleState, string> = {
  stopped: 'Der Eigentümer hat die Weitergabe gestoppt.',
  joined: 'Gehört zu einer anderen Anfrage derselben Person.',
  sold: 'An ein Maklerbüro übergeben.',
  expired: 'Die 48 Stunden sind vorbei. Erst ein neuer Wunsch des Eigentümers beginnt sie neu.',
  unclear:
    'Gleicht einer anderen Anfrage. Vor dem Verkauf ist zu klären, ob beide von derselben Person sind.',
  checking: 'Noch nicht freigegeben.',
  'on-sale': 'Freigegeben, noch keinem Büro angeboten.',
  offered: 'Einem Büro angeboten.',
};

const IN_HAND: readonly SaleState[] = ['expired', 'unclear', 'checking', 'on-sale', 'offered'];

function Others({ lead: { joinedTo, resembles, joined } }: { lead: LeadDetail }) {
  const link = ({ type, id, createdAt }: OtherSubmission) => (
    <TextLink key={id} href={queueHref(type, {}, id)} look="quiet">
      Anfrage vom {formatClock(createdAt)}
    </TextLink>
  );
  if (joinedTo) {
    return (
      <div className="mt-2">
        <p>Zusammengelegt mit: {link(joinedTo)}</p>
        <OneStep
          operation="lead-separation"
          label="Zusammenlegung aufheben"
          pending="Wird getrennt..."
        />
      </div>
    );
  }
  if (resembles) {
    const { submission, isStopped } = resembles;
    return (
      <div className="mt-2">
        <p>
          Gleiche Nummer oder E-Mail-Adresse:{' '}
          {submission ? link(submission) : 'ein schon verkaufter Lead, dessen Anfrage gelöscht ist'}
          .{' '}
          {isStopped && (
            <span className="font-semibold text-brick-text">
              Dort wurde die Weitergabe widerrufen.
            </span>
          )}
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          {submission && (
            <OneStep
              operation="merge"
              body={{ requests: [submission.id] }}
              label="Dieselbe Person: zusammenlegen"
              pending="Wird zusammengelegt..."
            />
          )}
          <OneStep
            operation="lead-separation"
            label="Eine andere Person"
            pending="Wird getrennt..."
          />
        </div>
      </div>
    );
  }
  if (joined.length === 0) return null;
  return (
    <p className="mt-2">
      Dazu gehört: <span className="flex flex-wrap gap-x-4">{joined.map(link)}</span>
    </p>
  );
}

function ClassOf({ lead }: { lead: LeadDetail }) {
  const { class: leadClass, byRule, reasons, missing, set } = lead;
  return (
    <div className="mt-5">
      <h4 className="font-semibold">
        {leadClass.name}
        <span className="font-normal text-muted">
          {' '}
          · einzeln {formatEuros(leadClass.price)}, {TAX_NOTE}
        </span>
      </h4>
      {set && (
        <p className="wrap-anywhere">
          Von {set.by} am {formatClock(set.at)} gesetzt (nach den Regeln: {byRule.name}).{' '}
          {set.reason}
        </p>
      )}
      <dl className="mt-1 text-base">
        {reasons.map(({ label, text }) => (
          <div key={label}>
            <dt className="inline text-muted">{label}: </dt>
            <dd className="inline">{text}</dd>
          </div>
        ))}
      </dl>
      {missing.length > 0 && (
        <p className="mt-1 text-base">
          <span className="text-muted">Fehlt zu A+: </span>
          {missing.join(' · ')}
        </p>
      )}
    </div>
  );
}

function Offers({ offers }: Pick<LeadDetail, 'offers'>) {
  if (offers.length === 0) return null;
  return (
    <ul className="mt-4 text-base">
      {offers.map(({ id, office, state, at, endsAt, isOpen }) => (
        <li key={id}>
          <span className="font-semibold">{office}</span> {state}, {formatClock(at)}
          {isOpen && <span className="text-muted">, Antwort bis {formatClock(endsAt)}</span>}
        </li>
      ))}
    </ul>
  );
}

export function Lead({ lead, isLeitung }: { lead: LeadDetail; isLeitung: boolean }) {
  const { state, endsAt, stages, words, next } = lead;
  const isInHand = IN_HAND.includes(state);
  return (
    <section
      aria-labelledby="weitergabe"
      className="mt-8 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="weitergabe" className="text-lg">
          Weg zum Maklerbüro
        </h3>
        {isInHand && (
          <p className="font-semibold">
            <time dateTime={endsAt.toISOString()} title={formatClock(endsAt)}>
              {timeLeft(endsAt, new Date())}
            </time>
          </p>
        )}
      </div>
      <p>{STATES[state]}</p>
      {lead.exception && (
        <p className="mt-2 wrap-anywhere">Ausnahme der Leitung: {lead.exception}</p>
      )}
      <Others lead={lead} />
      <LeadStages stages={stages} next={isInHand ? next : undefined} words={words} />
      <ClassOf lead={lead} />
      <Offers offers={lead.offers} />
      {isInHand && (
        <>
          <NextStageStep lead={lead} isLeitung={isLeitung} />
          {(lead.set || lead.byRule.id !== 'basic') && (
            <ClassForm byRule={lead.byRule.id} set={lead.set && lead.class.id} />
          )}
        </>
      )}
    </section>
  );
}
