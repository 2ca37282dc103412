import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CalculatorPage } from '../calculator-page';
import { calculators, findCalculator } from '@/lib/calculators/calculators';
import { pageMetadata } from '@/lib/platform/seo/metadata';
import { routes } from '@/lib/routes';

interface CalculatorRouteProps {
  params: Promise<{ name: string }>;
}

export const generateStaticParams = () =>
  calculators().map(({ calculator: { name } }) => ({ name }));

async function load({ params }: CalculatorRouteProps) {
  const { name } = await params;
  return findCalculator(name) ?? notFound();
}

export async function generateMetadata(props: CalculatorRouteProps): Promise<Metadata> {
  const { calculator, content } = await load(props);
  const { title, description } = content;
  return pageMetadata({ title, description, path: routes.calculator(calculator.name) });
}

export default async function CalculatorRoute(props: CalculatorRouteProps) {
  return <CalculatorPage described={await load(props)} />;
}
