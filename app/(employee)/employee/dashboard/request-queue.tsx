import 'server-only';
import { heldUp } from '@/app/(employee)/held-up';
import { OneButtonForm } from '@/components/forms/one-button-form';
import { ButtonLink } from '@/components/ui/button';
import { agentOfInquiry } from '@/lib/requests/leads/adoption-service';
import { employeeRoutes } from '@/lib/employee-routes';
import { formSending } from './form-sending';
import { ExportLink } from '@/components/back-office/export-link';
import { Queue } from '@/components/back-office/queue/queue';
import { RequestDialog } from '@/components/back-office/request/request-dialog';
import { mailTemplates } from '@/lib/requests/back-office/actions/mail-templates';
import {
  parseQueueQuery,
  queueHref,
  type SearchParameters,
} from '@/lib/requests/back-office/queue/search-params';
import { countRequests, hitsByKind, listRequests } from '@/lib/requests/back-office/queue/service';
import { requestDetail } from '@/lib/requests/back-office/request/service';
import { mayExport } from '@/lib/requests/consent/may-export';
import { orNull } from '@/lib/platform/http/errors';
import type { Employee } from '@/lib/auth/employee';
import type { RequestKind } from '@/lib/requests/kinds/kinds';
import { propertyTypesOf } from '@/lib/requests/answers';

interface RequestQueueProps {
  type: RequestKind;
  params: SearchParameters;
  viewer: Employee;
  /** Whether the four counters stand over the list */
  hasCounters?: boolean;
}

/** The record of the office that a package enquiry has become, or the button that makes it. */
async function OfficeOf({ inquiryId }: { inquiryId: string }) {
  const agentId = await agentOfInquiry(inquiryId);
  return agentId ? (
    <ButtonLink href={employeeRoutes.agent(agentId)} variant="outline">
      Zum Maklerbüro
    </ButtonLink>
  ) : (
    <OneButtonForm how={formSending('uebernehmen', { inquiryId })} variant="outline">
      Als Maklerbüro anlegen
    </OneButtonForm>
  );
}

/** A list as its address asks for it, with the request open that the address names. */
export async function RequestQueue({ type, params, viewer, hasCounters }: RequestQueueProps) {
  const now = new Date();
  const query = parseQueueQuery(params, type);
  const asked = typeof params.anfrage === 'string' ? params.anfrage : undefined;
  const notice = await heldUp(viewer, queueHref(type, query, asked));
  if (notice) return notice;
  const [found, counters, hits, detail] = await Promise.all([
    listRequests(type, query, viewer),
    hasCounters ? countRequests(now) : undefined,
    query.query ? hitsByKind(query.query) : undefined,
    asked ? orNull(requestDetail(type, asked)) : undefined,
  ]);
  return (
    <Queue
      {...{ type, query, found, counters, hits, now }}
      propertyTypes={propertyTypesOf(type)}
      openId={detail?.id}
      isMissing={detail === null}
      exportLink={mayExport(viewer) && <ExportLink list={type} query={query} />}
    >
      {detail && (
        <RequestDialog
          detail={detail}
          closeHref={queueHref(type, query)}
          viewer={{ id: viewer.id, name: viewer.name }}
          mailTemplates={mailTemplates(detail)}
          office={
            detail.type === 'inquiry' &&
            viewer.role === 'leitung' && <OfficeOf inquiryId={detail.id} />
          }
        />
      )}
    </Queue>
  );
}
