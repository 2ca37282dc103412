import 'server-only';
import { z } from 'zod';
import { formatDate } from '@/lib/platform/format/date';
import { formatEuros } from '@/lib/platform/format/number';
import { valuationPdf } from '@/lib/requests/documents/service';
import { placeLabel } from '@/lib/platform/places/service';
import { routes } from '@/lib/routes';
import { homeAnswers } from '@/lib/requests/answers';
import { type Expertise, expertiseOf } from '@/lib/requests/expertise';
import { formatReference } from '@/lib/requests/reference';
import { homeFromWizard } from '@/lib/valuation/regional/wizard-home';
import { valueAtPlace } from '@/lib/valuation/regional/service';
import { valuationIn } from '@/lib/requests/service';
import { aboutRequest, absolute } from './composition';
import { regionalInMail } from './valued-home';

const byHand = z.object({ employee: z.string() });

const expertOf = ({ value, reason, employee, at }: Expertise) => ({
  value: formatEuros(value),
  reason,
  by: `${employee}, ${formatDate(at)}`,
});

export const detailedValuation = aboutRequest(
  async ({ name, request, link, message: { payload } }) => {
    const valuation = valuationIn(request);
    const { postalCode, reference } = valuation;
    const outcome = valueAtPlace(postalCode, homeFromWizard(valuation));
    const expert = await expertiseOf(request);
    const content = await valuationPdf(request);
    return {
      template: 'valuation-detailed',
      data: {
        name,
        reference: formatReference(reference),
        regional: regionalInMail(valuation, outcome, placeLabel(postalCode)),
        formula: formatEuros(valuation.estimatedValue),
        facts: homeAnswers(request.details).map(({ label, text }) => ({ label, text })),
        expert: expert && expertOf(expert),
        isSentByHand: byHand.safeParse(payload).success,
        link,
        resultLink: absolute(routes.valuationResult(request.id)),
        methodLink: absolute(routes.method),
      },
      attachments: [
        { filename: `Bewertung-${reference}.pdf`, content, contentType: 'application/pdf' },
      ],
    };
  },
);
