import { JsonLd } from '@/components/shell/json-ld';
import {
  calculatorAsked,
  calculatorMetadata,
  CalculatorPage,
  type CalculatorRouteProps,
} from '../calculator-page';
import { calculators } from '@/lib/calculators/calculators';
import { breadcrumbs } from '@/lib/platform/seo/json-ld';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export const generateStaticParams = () =>
  calculators().map(({ calculator: { name } }) => ({ name }));

export const generateMetadata = calculatorMetadata;

export default async function CalculatorRoute(props: CalculatorRouteProps) {
  const described = await calculatorAsked(props);
  const { calculator, content } = described;
  const trail = [
    { name: 'Rechner', path: routes.calculators },
    { name: content.title, path: routes.calculator(calculator.name) },
  ];
  return (
    <>
      <CalculatorPage described={described} />
      <JsonLd entries={[breadcrumbs(site().url, trail)]} />
    </>
  );
}
