import 'server-only';
import { RequestDialog } from '@/components/back-office/request/request-dialog';
import { OneButtonForm } from '@/components/forms/server-form';
import { ButtonLink } from '@/components/ui/button-link';
import type { Employee } from '@/lib/auth/employee';
import { employeeRoutes } from '@/lib/employee-routes';
import { orNull } from '@/lib/platform/http/errors';
import { mailTemplates } from '@/lib/requests/back-office/actions/mail-templates';
import { parseAction, type SearchParameters } from '@/lib/requests/back-office/queue/search-params';
import { requestDetail } from '@/lib/requests/back-office/request/service';
import { agentOfInquiry } from '@/lib/requests/leads/adoption-service';
import { adoptInquiryAction } from './actions';

export function MissingRequest() {
  return (
    <p role="alert" className="mt-3 rounded-md bg-brick-soft px-4 py-2 text-brick-text">
      Diese Anfrage gibt es nicht mehr.
    </p>
  );
}

async function OfficeOf({ inquiryId }: { inquiryId: string }) {
  const agentId = await agentOfInquiry(inquiryId);
  return agentId ? (
    <ButtonLink href={employeeRoutes.agent(agentId)} variant="outline">
      Zum Maklerbüro
    </ButtonLink>
  ) : (
    <OneButtonForm action={adoptInquiryAction} about={{ inquiryId }} variant="outline">
      Als Maklerbüro anlegen
    </OneButtonForm>
  );
}

function neighboursOf(order: readonly string[], id: string) {
  const index = order.indexOf(id);
  return index < 0 ? {} : { previous: order[index - 1], next: order[index + 1] };
}

export const askedRequest = ({ anfrage }: SearchParameters) =>
  typeof anfrage === 'string' ? anfrage : undefined;

/** @returns `undefined` if no request is named, `null` if it is gone */
export async function openRequestPage(
  params: SearchParameters,
  viewer: Employee,
  closeHref: string,
) {
  const asked = askedRequest(params);
  if (!asked) return undefined;
  const detail = await orNull(requestDetail(undefined, asked));
  if (!detail) return null;
  const dialog = (order: readonly string[]) => (
    <RequestDialog
      detail={detail}
      closeHref={closeHref}
      neighbours={neighboursOf(order, detail.id)}
      viewer={{ id: viewer.id, name: viewer.name, role: viewer.role }}
      mailTemplates={mailTemplates(detail)}
      action={parseAction(params)}
      office={
        detail.type === 'inquiry' && viewer.role === 'leitung' && <OfficeOf inquiryId={detail.id} />
      }
    />
  );
  return { id: detail.id, dialog };
}
