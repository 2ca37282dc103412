import { AccountSection } from '@/components/owner/account-section';
import { Answers } from '@/components/owner/answers';
import { Consents } from '@/components/owner/consents';
import { ContactWishForm } from '@/components/owner/contact-wish-form';
import { DatedList } from '@/components/ui/dated-list';
import { ErasureNotice } from '@/components/owner/erasure-notice';
import { LinkValidity } from '@/components/owner/link-validity';
import { Mails } from '@/components/owner/mails';
import type { OutcomeParameter } from '@/components/owner/outcomes';
import { PermissionForm } from '@/components/owner/permission-form';
import { Recipients } from '@/components/owner/recipients';
import { SaleState } from '@/components/owner/sale-state';
import { TakeAlong } from '@/components/owner/take-along';
import type { OpenedLink, OwnRequest } from '@/lib/requests/owner/own-request';
import { mayBePassedOn, permissionIn } from '@/lib/requests/owner/permission';
import { callsForbiddenSince } from '@/lib/requests/owner/withdrawal';
import { ownRequestRoutes } from '@/lib/own-request-routes';
import { sendingOf } from '../sending';

interface RequestSectionsProps {
  token: string;
  request: OwnRequest;
  link: OpenedLink;
  /** What was just done */
  done: OutcomeParameter;
}

/** Everything that is stored of a request, part by part, each with what can be done about it. */
export function RequestSections({ token, request, link, done }: RequestSectionsProps) {
  const { mails, wish, consents, uses, sale, history, retention } = request;
  const permission = permissionIn(consents);
  const how = sendingOf(token);
  const correction = ownRequestRoutes.correction(token);
  return (
    <>
      <AccountSection id="angaben" done={done}>
        <Answers
          {...request}
          valuationPdf={ownRequestRoutes.valuationPdf(token)}
          correction={correction}
        />
      </AccountSection>
      <AccountSection id="e-mails" done={done}>
        <Mails mails={mails} correction={`${correction}#email`} how={how('wiederholen')} />
      </AccountSection>
      <AccountSection id="erreichen" done={done}>
        <ContactWishForm
          // What a withdrawal has changed is shown at once.
          key={JSON.stringify(wish)}
          wish={wish}
          forbiddenSince={callsForbiddenSince(consents)}
          how={how('kontaktwunsch')}
        />
      </AccountSection>
      <AccountSection id="einwilligungen" done={done}>
        <Consents consents={consents} uses={uses} how={how('widerrufen')} />
        {mayBePassedOn({ kind: request.type, status: request.status.value }) && (
          <div className="mt-8 border-t border-line pt-4">
            <h3 className="text-lg">Kontakt zu einem Maklerbüro</h3>
            {permission && sale ? (
              <SaleState sale={sale} how={how} />
            ) : (
              <PermissionForm how={how('erlauben')} />
            )}
          </div>
        )}
      </AccountSection>
      <AccountSection id="empfaenger">
        <Recipients {...request} />
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
          pdf={ownRequestRoutes.exportPdf(token)}
          json={ownRequestRoutes.exportJson(token)}
        />
      </AccountSection>
      <AccountSection id="loeschen">
        <ErasureNotice until={retention.until} erasure={ownRequestRoutes.erasure(token)} />
      </AccountSection>
      <AccountSection id="link">
        <LinkValidity link={link} how={how('beenden')} />
      </AccountSection>
    </>
  );
}
