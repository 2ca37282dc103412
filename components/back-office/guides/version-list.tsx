import { DatedList } from '@/components/ui/dated-list';
import { PageLink } from '@/components/ui/page-link';
import { employeeRoutes } from '@/lib/employee-routes';
import { type ListedVersion, ORIGIN_LABELS } from '@/lib/guides/editing/guide-text';
import { formatClock } from '@/lib/platform/format/date';

interface VersionListProps {
  guideId: string;
  versions: readonly ListedVersion[];
  nameOf: (employeeId: number) => string;
}

/** Every text that was saved, the newest first. */
export function VersionList({ guideId, versions, nameOf }: VersionListProps) {
  return (
    <section aria-labelledby="fassungen">
      <h2 id="fassungen" className="text-xl">
        Fassungen
      </h2>
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
                    <PageLink
                      href={employeeRoutes.guideVersion(guideId, number)}
                      className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-petrol sm:min-h-0"
                    >
                      Fassung {number}: {title}
                    </PageLink>
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
    </section>
  );
}
