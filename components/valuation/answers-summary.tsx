import { useFormContext, useWatch } from 'react-hook-form';
import {
  WIZARD_STEPS,
  type WizardStepDefinition,
  type ValuationFormValues,
} from '@/lib/valuation/steps';
import { TitledSection } from '@/components/ui/titled-section';
import { useWizardContext } from './wizard-context';

const ASKED: readonly WizardStepDefinition[] = WIZARD_STEPS.slice(0, -1);

function answerTo(step: WizardStepDefinition, values: ValuationFormValues): string {
  const typed = String(values[step.fields[0]] ?? '').trim();
  const chosen = step.options?.find(({ value }) => value === typed)?.label;
  if (chosen || !typed) return chosen ?? 'Keine Angabe';
  return [typed, step.input?.suffix].filter(Boolean).join('\u00a0');
}

export function AnswersSummary() {
  const { control } = useFormContext<ValuationFormValues>();
  const values = useWatch({ control }) as ValuationFormValues;
  const { onChange } = useWizardContext();
  return (
    <TitledSection id="deine-angaben" title="Deine Angaben" look="text-xl" className="js-only mt-8">
      <dl className="mt-2 border-t border-line">
        {ASKED.map((step) => (
          <div
            key={step.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
          >
            <dt className="col-start-1 pt-1 text-base text-muted sm:pt-0">{step.label}</dt>
            <dd className="col-start-1 pb-1 font-semibold wrap-anywhere sm:col-start-2 sm:pb-0">
              <span key={answerTo(step, values)}>{answerTo(step, values)}</span>
            </dd>
            <dd className="col-start-2 row-span-2 row-start-1 sm:col-start-3 sm:row-span-1">
              <a
                href={`#${step.fields[0]}`}
                aria-label={`Ändern: ${step.label}`}
                className="flex min-h-11 items-center text-base text-petrol underline underline-offset-4"
                onClick={(event) => {
                  event.preventDefault();
                  onChange(step.fields[0]);
                }}
              >
                Ändern
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  );
}
