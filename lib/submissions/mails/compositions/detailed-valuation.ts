import 'server-only';
import { z } from 'zod';
import { formatDate } from '@/lib/platform/format/date';
import { formatEuros } from '@/lib/platform/format/number';
import { valuationPdf } from '@/lib/submissions/documents/service';
import { placeLabel } from '@/lib/platform/places/service';
import { routes } from '@/lib/routes';
import { homeAnswers, valuationIn } from '@/lib/submissions/kinds/kinds';
import { type Expertise, expertiseOf } from '@/lib/submissions/expertise';
import { formatReference } from '@/lib/submissions/reference';
import { homeFromWizard } from '@/lib/valuation/regional/wizard-home';
import { valueAtPlace } from '@/lib/valuation/regional/service';
import { aboutSubmission, absolute } from './composition';
import { regionalInMail } from './valued-home';

const byHand = z.object({ employee: z.string() });

const expertOf = ({ value, reason, employee, at }: Expertise) => ({
  value: formatEuros(value),
  reason,
  by: `${employee}, ${formatDate(at)}`,
});

export const detailedValuation = aboutSubmission(
  async ({ name, submission, link, message: { payload } }) => {
    const valuation = valuationIn(submission);
    const { postalCode, reference } = valuation;
    const outcome = valueAtPlace(postalCode, homeFromWizard(valuation));
    const expert = await expertiseOf(submission);
    const content = await valuationPdf(submission);
    return {
      template: 'valuation-detailed',
      data: {
        name,
        reference: formatReference(reference),
        regional: regionalInMail(valuation, outcome, placeLabel(postalCode)),
        formula: formatEuros(valuation.estimatedValue),
        facts: homeAnswers(submission.details).map(({ label, text }) => ({ label, text })),
        expert: expert && expertOf(expert),
        isSentByHand: byHand.safeParse(payload).success,
        link,
        resultLink: absolute(routes.valuationResult(submission.id)),
        methodLink: absolute(routes.method),
      },
      attachments: [
        { filename: `Bewertung-${reference}.pdf`, content, contentType: 'application/pdf' },
      ],
    };
  },
);
