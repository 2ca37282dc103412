import type { Metadata } from 'next';
import { firstValue } from '@/lib/platform/page';
import {
  calculatorAsked,
  calculatorMetadata,
  CalculatorPage,
  type CalculatorRouteProps,
} from '../../calculator-page';

interface CalculationProps extends CalculatorRouteProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(props: CalculationProps): Promise<Metadata> {
  return { ...(await calculatorMetadata(props)), robots: { index: false, follow: true } };
}

export default async function CalculationRoute(props: CalculationProps) {
  const described = await calculatorAsked(props);
  const typed = Object.entries(await props.searchParams);
  const entries = Object.fromEntries(typed.map(([name, value]) => [name, firstValue(value) ?? '']));
  return <CalculatorPage described={described} entries={entries} />;
}
