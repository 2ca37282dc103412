import 'server-only';
import { SubmissionDialog } from '@/components/admin/submission/submission-dialog';
import { OneButtonForm } from '@/components/forms/server-form';
import { ButtonLink } from '@/components/ui/button-link';
import type { Employee } from '@/lib/auth/employee';
import { employeeRoutes } from '@/lib/employee-routes';
import { orNull } from '@/lib/platform/http/errors';
import { mailTemplates } from '@/lib/submissions/admin/actions/mail-templates';
import { parseAction, type SearchParameters } from '@/lib/submissions/admin/queue/search-params';
import { submissionDetail } from '@/lib/submissions/admin/submission/service';
import { agencyOfInquiry } from '@/lib/submissions/leads/adoption-service';
import { adoptInquiryAction } from './actions';

export function MissingSubmission() {
  return (
    <p role="alert" className="mt-3 rounded-md bg-brick-soft px-4 py-2 text-brick-text">
      Diese Anfrage gibt es nicht mehr.
    </p>
  );
}

async function AgencyOf({ inquiryId }: { inquiryId: string }) {
  const agencyId = await agencyOfInquiry(inquiryId);
  return agencyId ? (
    <ButtonLink href={employeeRoutes.agency(agencyId)} variant="outline">
      Zum Maklerbüro
    </ButtonLink>
  ) : (
    <OneButtonForm action={adoptInquiryAction} about={{ inquiryId }}>
      Als Maklerbüro anlegen
    </OneButtonForm>
  );
}

function neighboursOf(order: readonly string[], id: string) {
  const index = order.indexOf(id);
  return index < 0 ? {} : { previous: order[index - 1], next: order[index + 1] };
}

export const askedSubmission = ({ anfrage }: SearchParameters) =>
  typeof anfrage === 'string' ? anfrage : undefined;

/** @returns `undefined` if no submission is named, `null` if it is gone */
export async function openSubmissionPage(
  params: SearchParameters,
  viewer: Employee,
  closeHref: string,
) {
  const asked = askedSubmission(params);
  if (!asked) return undefined;
  const detail = await orNull(submissionDetail(undefined, asked));
  if (!detail) return null;
  const dialog = (order: readonly string[]) => (
    <SubmissionDialog
      detail={detail}
      closeHref={closeHref}
      neighbours={neighboursOf(order, detail.id)}
      viewer={{ id: viewer.id, name: viewer.name, role: viewer.role }}
      mailTemplates={mailTemplates(detail)}
      action={parseAction(params)}
      agency={
        detail.type === 'inquiry' && viewer.role === 'leitung' && <AgencyOf inquiryId={detail.id} />
      }
    />
  );
  return { id: detail.id, dialog };
}
