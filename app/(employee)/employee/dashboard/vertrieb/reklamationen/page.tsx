import type { Metadata } from 'next';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { PageTitle } from '@/components/admin/frame/page-title';
import { PageForm } from '@/components/forms/page-form';
import { SalesNav } from '@/components/admin/sales/sales-nav';
import { TextLink } from '@/components/ui/text-link';
import { TitledSection } from '@/components/ui/titled-section';
import { employeeRoutes } from '@/lib/employee-routes';
import { formatClock } from '@/lib/platform/format/date';
import { formatEurosAndCents } from '@/lib/platform/format/number';
import type { PageQuery } from '@/lib/platform/page';
import { queueHref } from '@/lib/submissions/admin/queue/search-params';
import {
  listCreditable,
  type ListedReclaim,
  listReclaims,
} from '@/lib/submissions/leads/reclaim-service';
import { decideReclaimAction, grantGoodwillAction } from '../actions';

export const metadata: Metadata = { title: 'Reklamationen' };

const UNNAMED = 'Bitte ohne Namen und nichts, womit man jemanden erreicht.';

const DECISIONS = { credited: 'gutgeschrieben', refused: 'abgelehnt' };

const OPTIONS = [
  { value: '', label: 'Bitte wählen' },
  { value: 'credited', label: 'Preis gutschreiben' },
  { value: 'refused', label: 'Ablehnen' },
];

const DECIDED_BY: Record<string, string> = {
  rule: 'nach den Regeln',
  deadline: 'weil die Frist um war',
};

function Reclaim({ reclaim, isInHand }: { reclaim: ListedReclaim; isInHand: boolean }) {
  const { office, home, className, priceCents, reason, evidence, attempts, decision } = reclaim;
  return (
    <li className="border-b border-line py-5">
      <h2 className="text-lg wrap-anywhere">
        {office}: {reason}
      </h2>
      <p className="text-base text-muted">
        {home}, {className}, {formatEurosAndCents(priceCents / 100)}; übergeben am{' '}
        {formatClock(reclaim.deliveredAt)}, reklamiert am {formatClock(reclaim.filedAt)}
      </p>
      <p className="text-base text-muted">
        Stand beim Büro: {reclaim.outcome}.{' '}
        {reclaim.kind ? (
          <TextLink href={queueHref(reclaim.kind, {}, reclaim.submissionId)} look="quiet">
            Anfrage öffnen
          </TextLink>
        ) : (
          'Die Anfrage ist gelöscht.'
        )}
      </p>
      <p className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">{evidence}</p>
      {attempts.length > 0 && (
        <p className="mt-1 text-base">
          Anrufversuche: {attempts.map((at) => formatClock(at)).join(' · ')}
        </p>
      )}
      {decision && reclaim.decidedAt ? (
        <p className="mt-2">
          <strong className="font-semibold">{DECISIONS[decision]}</strong>{' '}
          {DECIDED_BY[reclaim.decidedBy ?? ''] ?? 'von Hand'}, {formatClock(reclaim.decidedAt)}.{' '}
          {reclaim.explanation}
        </p>
      ) : (
        <>
          <p className="mt-2">
            {reclaim.explanation} Ohne Entscheidung wird der Preis am {formatClock(reclaim.dueAt)}{' '}
            gutgeschrieben (
            {reclaim.daysLeft === 1 ? 'noch ein Tag' : `noch ${reclaim.daysLeft}\u00a0Tage`}).
          </p>
          {isInHand ? (
            <PageForm
              action={decideReclaimAction}
              about={{ deliveryId: reclaim.deliveryId }}
              fields={[
                { name: 'decision', label: 'Entscheidung', options: OPTIONS },
                {
                  name: 'explanation',
                  label: 'Begründung',
                  hint: `Das Büro liest sie. ${UNNAMED}`,
                  rows: 2,
                },
              ]}
              submit="Entscheiden"
              className="mt-3 max-w-xl"
            />
          ) : (
            <TextLink href={`${employeeRoutes.reclaims}?fall=${reclaim.deliveryId}`} look="quiet">
              Entscheiden
            </TextLink>
          )}
        </>
      )}
    </li>
  );
}

function Goodwill({ leads }: { leads: Awaited<ReturnType<typeof listCreditable>> }) {
  if (leads.length === 0) return null;
  const options = leads.map(({ id, office, home, deliveredAt, priceCents }) => ({
    value: id,
    label: `${formatClock(deliveredAt)}, ${office}: ${home}, ${formatEurosAndCents(priceCents / 100)}`,
  }));
  return (
    <TitledSection id="kulanz" title="Aus Kulanz gutschreiben" look="text-xl" className="mt-10">
      <p className="mt-1 mb-3 max-w-prose">
        Ohne Reklamation oder nach einer Ablehnung, jederzeit. Zur Wahl stehen die letzten Leads,
        deren Preis nicht gutgeschrieben ist.
      </p>
      <PageForm
        action={grantGoodwillAction}
        fields={[
          {
            name: 'lead',
            label: 'Lead',
            options: [{ value: '', label: 'Bitte wählen' }, ...options],
          },
          {
            name: 'proof',
            label: 'Oder Nummer des Nachweises',
            hint: 'Für einen älteren Lead; sie steht in der Adresse seines Nachweises.',
            optional: true,
          },
          { name: 'explanation', label: 'Grund', hint: `Das Büro liest ihn. ${UNNAMED}`, rows: 2 },
        ]}
        submit="Gutschreiben"
        variant="outline"
        done="Gutgeschrieben."
        isRepeatable
        className="max-w-xl"
      />
    </TitledSection>
  );
}

export default async function ReclaimsPage({ searchParams }: PageQuery) {
  const { role } = await requireEmployee();
  const [reclaims, creditable] = await Promise.all([listReclaims(), listCreditable()]);
  const { fall } = await searchParams;
  const open = reclaims.filter(({ decision }) => !decision);
  const inHand = (open.find(({ deliveryId }) => deliveryId === fall) ?? open[0])?.deliveryId;
  return (
    <>
      <PageTitle>Reklamationen</PageTitle>
      <SalesNav role={role} current={employeeRoutes.reclaims} />
      {reclaims.length === 0 ? (
        <p>Kein Büro hat einen Lead reklamiert.</p>
      ) : (
        <ul className="border-t border-line">
          {reclaims.map((reclaim) => (
            <Reclaim key={reclaim.id} reclaim={reclaim} isInHand={reclaim.deliveryId === inHand} />
          ))}
        </ul>
      )}
      <Goodwill leads={creditable} />
    </>
  );
}
