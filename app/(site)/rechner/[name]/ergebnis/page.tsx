import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CalculatorPage } from '../../calculator-page';
import { findCalculator } from '@/lib/calculators/calculators';
import { pageMetadata } from '@/lib/platform/seo/metadata';
import { routes } from '@/lib/routes';

interface CalculationProps {
  params: Promise<{ name: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function load({ params }: CalculationProps) {
  const { name } = await params;
  return findCalculator(name) ?? notFound();
}

/** The canonical address is the empty calculator. */
export async function generateMetadata(props: CalculationProps): Promise<Metadata> {
  const { calculator, content } = await load(props);
  const { title, description } = content;
  return {
    ...pageMetadata({ title, description, path: routes.calculator(calculator.name) }),
    robots: { index: false, follow: true },
  };
}

export default async function CalculationRoute(props: CalculationProps) {
  const described = await load(props);
  const typed = Object.entries(await props.searchParams);
  const entries = Object.fromEntries(
    typed.map(([name, value]) => [name, (Array.isArray(value) ? value[0] : value) ?? '']),
  );
  return <CalculatorPage described={described} entries={entries} />;
}
