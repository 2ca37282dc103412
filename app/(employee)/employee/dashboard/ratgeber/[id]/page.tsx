import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { PageTitle } from '@/components/admin/frame/page-title';
import { FileVersionNotice, VersionList } from '@/components/admin/guides/guide-versions';
import { Forgetting } from '@/components/admin/guides/forgetting';
import { GuideEditor } from '@/components/admin/guides/guide-editor';
import { StateLabel } from '@/components/admin/guides/state-label';
import { OneButtonForm } from '@/components/forms/server-form';
import { BackLink } from '@/components/ui/back-link';
import { TitledSection } from '@/components/ui/titled-section';
import { namingEmployees } from '@/lib/auth/service';
import { employeeRoutes } from '@/lib/employee-routes';
import { EMPTY_GUIDE, formValues } from '@/lib/guides/editing/form-values';
import { type OpenedGuide, pictureChoices, viewGuide } from '@/lib/guides/editing/view';
import { formatClock } from '@/lib/platform/format/date';
import { orNull } from '@/lib/platform/http/errors';
import type { Params } from '@/lib/platform/page';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import {
  decideOnFileAction,
  discardDraftAction,
  endPreviewAction,
  saveGuideAction,
  sharePreviewAction,
  unscheduleGuideAction,
  withdrawGuideAction,
} from '../actions';

export const metadata: Metadata = { title: 'Ratgeber bearbeiten' };

const NEW = 'neu';

const keyOf = (id: string) => `ratgeber:${id}`;

function PreviewLink({ guide: { id, previewLink, previewUntil } }: { guide: OpenedGuide }) {
  return (
    <TitledSection id="vorschau-link" title="Vorschau-Link" look="text-xl">
      <p className="mt-1 max-w-prose">
        Wer den Link hat, sieht den gespeicherten Entwurf so, wie er auf der Website aussehen wird,
        sieben Tage lang und ohne Anmeldung.
      </p>
      {previewLink && previewUntil && (
        <p className="mt-2 wrap-anywhere">
          <a href={previewLink} className="text-petrol underline underline-offset-4">
            {`${site().url}${previewLink}`}
          </a>
          <span className="block text-base text-muted">gilt bis {formatClock(previewUntil)}</span>
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <OneButtonForm action={sharePreviewAction} about={{ id }}>
          {previewLink ? 'Neuen Link erstellen' : 'Link erstellen'}
        </OneButtonForm>
        {previewLink && (
          <OneButtonForm action={endPreviewAction} about={{ id }} variant="ghost">
            Link beenden
          </OneButtonForm>
        )}
      </div>
    </TitledSection>
  );
}

function Actions({ guide }: { guide: OpenedGuide }) {
  const { id, version, article, scheduledFor, isChanged, publishedAt } = guide;
  const about = { id, version: String(version) };
  return (
    <div className="flex flex-wrap gap-3">
      {scheduledFor && (
        <OneButtonForm action={unscheduleGuideAction} about={about}>
          Nicht mehr planen
        </OneButtonForm>
      )}
      {article && (
        <OneButtonForm action={withdrawGuideAction} about={about}>
          Zurückziehen
        </OneButtonForm>
      )}
      {(isChanged || !publishedAt) && (
        <Forgetting keepKey={keyOf(id)}>
          <OneButtonForm action={discardDraftAction} about={about}>
            {publishedAt ? 'Änderungen verwerfen' : 'Entwurf löschen'}
          </OneButtonForm>
        </Forgetting>
      )}
    </div>
  );
}

export default async function GuidePage({ params }: Params<'id'>) {
  await requireEmployee('guides');
  const { id } = await params;
  const guide = id === NEW ? undefined : await orNull(viewGuide(id));
  if (guide === null) notFound();
  const pictures = await pictureChoices();
  const nameOf = await namingEmployees([
    guide?.changedBy ?? null,
    ...(guide?.versions ?? []).map(({ createdBy }) => createdBy),
  ]);
  return (
    <>
      <BackLink href={employeeRoutes.guides}>Alle Ratgeber</BackLink>
      <PageTitle>{guide?.text.title ?? 'Neuer Ratgeber'}</PageTitle>
      {guide && (
        <div className="mt-2 text-base">
          <StateLabel {...guide} />
          <p className="text-muted">
            Geändert {formatClock(guide.changedAt)},{' '}
            {guide.changedBy === null ? 'aus der Datei' : nameOf(guide.changedBy)}
          </p>
          {guide.article && (
            <a
              href={routes.guide(guide.slug)}
              className="inline-flex min-h-11 items-center text-petrol underline underline-offset-4"
            >
              Auf der Website ansehen
            </a>
          )}
        </div>
      )}
      {guide?.file && (
        <FileVersionNotice
          differences={guide.file.differences}
          decide={decideOnFileAction}
          about={{ id: guide.id, version: String(guide.version), hash: guide.file.hash }}
        />
      )}
      <GuideEditor
        key={guide?.id ?? NEW}
        action={saveGuideAction}
        id={guide?.id}
        version={guide?.version ?? 0}
        values={formValues(guide ?? { text: EMPTY_GUIDE, slug: '' })}
        pictures={pictures}
        keepKey={keyOf(guide?.id ?? NEW)}
        hasAppeared={Boolean(guide?.publishedAt)}
      />
      {guide && (
        <div className="mt-10 space-y-10 border-t border-line pt-6">
          <Actions guide={guide} />
          <PreviewLink guide={guide} />
          <VersionList guideId={guide.id} versions={guide.versions} nameOf={nameOf} />
        </div>
      )}
    </>
  );
}
