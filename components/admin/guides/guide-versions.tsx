import type { FormValues, PlainFormAction } from '@/lib/platform/form-state';
import { OneButtonForm } from '@/components/forms/server-form';
import { DatedList } from '@/components/ui/dated-list';
import { TextLink } from '@/components/ui/text-link';
import { TitledSection } from '@/components/ui/titled-section';
import { employeeRoutes } from '@/lib/employee-routes';
import type { Difference, Part } from '@/lib/guides/editing/difference';
import { type ListedVersion, ORIGIN_LABELS } from '@/lib/guides/editing/guide-text';
import { formatClock } from '@/lib/platform/format/date';

const LOOKS: Record<Part['kind'], string> = {
  same: '',
  added: 'bg-moss/20 no-underline',
  removed: 'bg-brick-soft text-brick-text line-through',
};

const SAID = { added: 'neu: ', removed: 'weg: ' };

function Stretch({ kind, text }: Part) {
  if (kind === 'same') return <span>{text}</span>;
  const Mark = kind === 'added' ? 'ins' : 'del';
  return (
    <Mark className={LOOKS[kind]}>
      <span className="sr-only">{SAID[kind]}</span>
      {text}
    </Mark>
  );
}

export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return <p className="mt-3">Beide Fassungen sagen dasselbe.</p>;
  return (
    <dl className="mt-3 space-y-5">
      {differences.map(({ label, parts }) => (
        <div key={label}>
          <dt className="font-semibold">{label}</dt>
          <dd className="mt-1 border-l-2 border-line pl-4 text-base leading-relaxed wrap-anywhere whitespace-pre-wrap">
            {parts.map((part, index) => (
              <Stretch key={index} {...part} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface FileVersionNoticeProps {
  differences: readonly Difference[];
  decide: PlainFormAction<FormValues>;
  about: FormValues;
}

export function FileVersionNotice({ differences, decide, about }: FileVersionNoticeProps) {
  return (
    <TitledSection
      id="datei-fassung"
      title="Die Datei bringt eine neue Fassung"
      look="text-xl"
      className="mt-6 rounded-lg border border-edge bg-surface p-4 sm:p-5"
    >
      <p className="mt-1 max-w-prose">
        Sie gilt nicht von selbst, weil hier etwas geändert wurde. Übernommen ersetzt sie den
        Entwurf; veröffentlicht wird er erst, wenn Sie es sagen.
      </p>
      <details className="mt-2">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-petrol">
          Unterschiede zeigen
        </summary>
        <DifferenceList differences={differences} />
      </details>
      <div className="mt-3 flex flex-wrap gap-3">
        <OneButtonForm action={decide} about={{ ...about, decision: 'take' }} variant="primary">
          Übernehmen
        </OneButtonForm>
        <OneButtonForm action={decide} about={{ ...about, decision: 'keep' }}>
          Behalten
        </OneButtonForm>
      </div>
    </TitledSection>
  );
}

interface VersionListProps {
  guideId: string;
  versions: readonly ListedVersion[];
  nameOf: (employeeId: number) => string;
}

export function VersionList({ guideId, versions, nameOf }: VersionListProps) {
  return (
    <TitledSection id="fassungen" title="Fassungen" look="text-xl">
      {versions.length === 0 ? (
        <p className="mt-2">Hier hat noch niemand etwas geändert.</p>
      ) : (
        <div className="mt-3">
          <DatedList
            entries={versions.map(
              ({ number, origin, title, createdBy, createdAt, publishedAt }) => ({
                key: String(number),
                at: createdAt,
                content: (
                  <>
                    <TextLink
                      href={employeeRoutes.guideVersion(guideId, number)}
                      look="row"
                      className="sm:min-h-0"
                    >
                      Fassung {number}: {title}
                    </TextLink>
                    <span className="block text-base text-muted">
                      {ORIGIN_LABELS[origin]}
                      {createdBy !== null && `, ${nameOf(createdBy)}`}
                      {publishedAt && `; veröffentlicht ${formatClock(publishedAt)}`}
                    </span>
                  </>
                ),
              }),
            )}
          />
        </div>
      )}
    </TitledSection>
  );
}
