import { TextLink } from '@/components/ui/text-link';
import { formatClock } from '@/lib/platform/format/date';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/platform/seo/metadata';
import {
  portalStatus,
  type ServiceCondition,
  type StatusPart,
} from '@/lib/operations/status-service';

const CONDITIONS: Record<ServiceCondition, { label: string; sign: string; colour: string }> = {
  working: { label: 'In Ordnung', sign: '●', colour: 'text-moss' },
  slow: { label: 'Verzögert', sign: '◐', colour: 'text-brick' },
  outdated: { label: 'Veraltet', sign: '◔', colour: 'text-brick' },
  off: { label: 'Nicht in Betrieb', sign: '○', colour: 'text-muted' },
};

function StatusList({ parts }: { parts: readonly StatusPart[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {parts.map(({ id, title, condition, text }) => {
        const { label, sign, colour } = CONDITIONS[condition];
        return (
          <div
            key={id}
            className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]"
          >
            <dt className="font-serif text-xl font-semibold">{title}</dt>
            <dd>
              <p className={`font-semibold ${colour}`}>
                <span aria-hidden="true">{sign}</span> {label}
              </p>
              <p className="mt-1 max-w-prose hyphens-auto">{text}</p>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

export const dynamic = 'force-dynamic';

export const metadata = {
  ...pageMetadata({
    title: 'Status',
    description:
      'Ob E-Mails hinausgehen, die Beratung antwortet und wie alt die Bewertungsdaten sind.',
    path: routes.status,
  }),
  robots: { index: false, follow: true },
};

export default async function StatusPage() {
  const parts = await portalStatus();
  return (
    <article className="mx-auto max-w-4xl px-4 py-12 sm:px-6 sm:py-16">
      <h1 tabIndex={-1} className="text-[2rem] outline-none sm:text-[2.75rem]">
        Status
      </h1>
      <p className="mt-4 max-w-prose text-lg">
        Was das Portal gerade kann und was nicht. Stand: {formatClock(new Date())}.
      </p>
      <div className="mt-8">
        <StatusList parts={parts} />
      </div>
      <p className="mt-8 max-w-prose text-muted">
        Wie es um Ihre eigene E-Mail steht, zeigt{' '}
        <TextLink href={routes.ownSubmissions}>Meine Anfrage</TextLink>.
      </p>
    </article>
  );
}
