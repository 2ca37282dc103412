import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { BackLink } from '@/components/ui/back-link';
import { type PageField, PageForm } from '@/components/forms/page-form';
import { PAGE_WORDS } from '@/components/forms/send-form';
import { ButtonLink } from '@/components/ui/button-link';
import { orNull } from '@/lib/platform/http/errors';
import type { Params } from '@/lib/platform/page';
import { UNLISTED } from '@/lib/platform/seo/metadata';
import { type CorrectionField, correctionFields } from '@/lib/submissions/owner/correction/fields';
import { openOwnSubmission } from '@/lib/submissions/owner/service';
import { routes } from '@/lib/routes';
import { correctSubmissionAction } from '../../actions';

export const metadata: Metadata = { title: 'Angaben korrigieren', ...UNLISTED };

const INPUTS: Record<CorrectionField['type'], Partial<PageField>> = {
  text: {},
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { type: 'tel' },
  number: { inputMode: 'decimal' },
  'postal-code': { inputMode: 'numeric' },
  textarea: { rows: 5 },
  select: {},
};

const pageField = ({ type, value, ...field }: CorrectionField): PageField => ({
  autoComplete: 'off',
  ...field,
  ...INPUTS[type],
  defaultValue: value,
});

export default async function CorrectionPage({ params }: Params<'token'>) {
  const { token } = await params;
  const opened = await orNull(openOwnSubmission(token));
  if (!opened) notFound();
  const back = routes.ownSubmission(token);
  if (!opened.link.isProven) redirect(back);
  return (
    <div className="mx-auto max-w-2xl px-4 pt-6 sm:px-6 sm:pt-8">
      <BackLink href={back}>Meine Anfrage</BackLink>
      <h1 className="mt-4 text-4xl sm:text-5xl">Angaben korrigieren</h1>
      <p className="mt-4 text-lg">
        Was Sie hier ändern, gilt sofort. Hängt ein Betrag davon ab, rechnen wir ihn neu.
      </p>
      <PageForm
        action={correctSubmissionAction}
        about={{ token }}
        fields={correctionFields(opened.submission).map(pageField)}
        submit="Berichtigung speichern"
        variant="accent"
        notDone={PAGE_WORDS.notSent}
        beside={
          <ButtonLink href={back} variant="ghost">
            Nichts ändern
          </ButtonLink>
        }
        className="mt-8"
      />
    </div>
  );
}
