import type { ReactNode } from 'react';
import { PrinterIcon } from 'lucide-react';
import * as actions from '@/app/(site)/anfrage/actions';
import { Answers } from '@/components/owner/answers';
import { Consents, Recipients } from '@/components/owner/consents';
import { ContactWishForm } from '@/components/owner/contact-wish-form';
import { Mails } from '@/components/owner/mails';
import { TwoSteps } from '@/components/owner/operation-button';
import { OutcomeMessage } from '@/components/owner/outcome-message';
import {
  ownerOutcome,
  type OutcomeParameter,
  type SectionId,
  OWNER_SECTIONS,
} from '@/components/owner/operations';
import { PermissionForm } from '@/components/owner/permission-form';
import { RefinementForm } from '@/components/owner/refinement-form';
import { OwnerSaleState } from '@/components/owner/sale-state';
import { ButtonLink } from '@/components/ui/button-link';
import { DatedList } from '@/components/ui/dated-list';
import { PrintButton } from '@/components/ui/print-button';
import { TermList } from '@/components/ui/term-list';
import { TitledSection } from '@/components/ui/titled-section';
import { ownSubmissionRoutes } from '@/lib/routes';
import { formatClock, formatDate } from '@/lib/platform/format/date';
import { refinementQuestions } from '@/lib/submissions/owner/correction/refinement';
import type { OpenedLink, OwnSubmission } from '@/lib/submissions/owner/own-submission';
import {
  callsForbiddenSince,
  mayBePassedOn,
  permissionIn,
} from '@/lib/submissions/owner/consent-rules';

interface AccountSectionProps {
  id: SectionId;
  done?: OutcomeParameter;
  children: ReactNode;
}

function AccountSection({ id, done, children }: AccountSectionProps) {
  const outcome = ownerOutcome(done);
  return (
    <TitledSection
      id={id}
      title={OWNER_SECTIONS.find((section) => section.id === id)?.title}
      look="mb-2 scroll-mt-6 border-t-2 border-ink pt-4 text-[1.375rem] break-after-avoid hyphens-auto sm:text-2xl"
      className="mt-12 first:mt-0"
    >
      {outcome?.section === id && <OutcomeMessage text={outcome.text} />}
      {children}
    </TitledSection>
  );
}

function LinkValidity({ link, about }: { link: OpenedLink; about: { token: string } }) {
  const { channel, expiresAt } = link;
  return (
    <>
      <p>
        Wer diesen Link hat, sieht Ihre Anfrage: Bitte geben Sie ihn nicht weiter. Er gilt bis{' '}
        {channel === 'mail' ? `zum ${formatDate(expiresAt)}` : formatClock(expiresAt)}.
      </p>
      <TwoSteps
        action={actions.revokeLinksAction}
        about={about}
        label="Alle Links ungültig machen"
        consequence="Diese Seite und alle Links aus früheren E-Mails öffnen Ihre Anfrage dann nicht mehr. Einen neuen Link können Sie jederzeit anfordern."
      >
        Links ungültig machen
      </TwoSteps>
    </>
  );
}

const LINK = 'font-semibold text-petrol underline underline-offset-4';

function TakeAlong({ pdf, json }: { pdf: string; json: string }) {
  return (
    <>
      <p className="mb-2">Alles, was wir zu dieser Anfrage gespeichert haben, als Datei.</p>
      <TermList
        terms={[
          {
            term: 'Zum Lesen',
            text: (
              <a href={pdf} className={LINK}>
                Auskunft als PDF
              </a>
            ),
          },
          {
            term: 'Für Programme',
            text: (
              <a href={json} className={LINK}>
                Auskunft als JSON
              </a>
            ),
          },
        ]}
      />
      <div className="mt-5">
        <PrintButton icon={<PrinterIcon />} />
      </div>
    </>
  );
}

interface SubmissionSectionsProps {
  token: string;
  submission: OwnSubmission;
  link: OpenedLink;
  done: OutcomeParameter;
}

export function SubmissionSections({ token, submission, link, done }: SubmissionSectionsProps) {
  const { mails, wish, consents, uses, sale, history, retention } = submission;
  const permission = permissionIn(consents);
  const about = { token };
  const correction = ownSubmissionRoutes.correction(token);
  return (
    <>
      <AccountSection id="angaben" done={done}>
        <Answers
          {...submission}
          valuationPdf={ownSubmissionRoutes.valuationPdf(token)}
          correction={correction}
        />
        <RefinementForm
          // Shows what is stored, also after it was taken back.
          key={JSON.stringify(submission.answers)}
          questions={refinementQuestions(submission)}
          action={actions.refineValueAction}
          about={about}
        />
      </AccountSection>
      <AccountSection id="e-mails" done={done}>
        <Mails
          mails={mails}
          correction={`${correction}#email`}
          action={actions.resendMailAction}
          about={about}
        />
      </AccountSection>
      <AccountSection id="erreichen" done={done}>
        <ContactWishForm
          // Shows the effect of a withdrawal immediately.
          key={JSON.stringify(wish)}
          wish={wish}
          forbiddenSince={callsForbiddenSince(consents)}
          action={actions.saveContactWishAction}
          about={about}
        />
      </AccountSection>
      <AccountSection id="einwilligungen" done={done}>
        <Consents
          consents={consents}
          uses={uses}
          action={actions.withdrawConsentAction}
          about={about}
        />
        {mayBePassedOn({ kind: submission.type, status: submission.status.value }) && (
          <div className="mt-8 border-t border-line pt-4">
            <h3 id="weitergabe" className="scroll-mt-6 text-lg">
              Kontakt zu einem Maklerbüro
            </h3>
            {sale && (permission || sale.agency?.withdrawnAt) ? (
              <OwnerSaleState
                sale={sale}
                renew={actions.renewWishAction}
                withdraw={actions.withdrawConsentAction}
                about={about}
              />
            ) : (
              <PermissionForm action={actions.allowPassingOnAction} about={about} />
            )}
          </div>
        )}
      </AccountSection>
      <AccountSection id="empfaenger">
        <Recipients {...submission} />
      </AccountSection>
      <AccountSection id="verlauf">
        <DatedList
          entries={history.map(({ at, text }, index) => ({
            key: String(index),
            at,
            content: text,
          }))}
        />
      </AccountSection>
      <AccountSection id="mitnehmen">
        <TakeAlong
          pdf={ownSubmissionRoutes.exportPdf(token)}
          json={ownSubmissionRoutes.exportJson(token)}
        />
      </AccountSection>
      <AccountSection id="loeschen">
        <p>
          Am {formatDate(retention.until)} löschen wir diese Anfrage von selbst. Sie können sie auch
          sofort löschen.
        </p>
        <ButtonLink
          href={ownSubmissionRoutes.erasure(token)}
          variant="outline"
          className="mt-4 print:hidden"
        >
          Anfrage löschen
        </ButtonLink>
      </AccountSection>
      <AccountSection id="link">
        <LinkValidity link={link} about={about} />
      </AccountSection>
    </>
  );
}
