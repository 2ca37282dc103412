import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JsonLd } from '@/components/shell/json-ld';
import { CalculatorPage } from '../calculator-page';
import { calculators, findCalculator } from '@/lib/calculators/calculators';
import { breadcrumbs } from '@/lib/platform/seo/json-ld';
import { pageMetadata } from '@/lib/platform/seo/metadata';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

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
  const described = await load(props);
  const { calculator, content } = described;
  const { url } = site();
  const trail = [
    { name: 'Startseite', address: `${url}${routes.home}` },
    { name: 'Rechner', address: `${url}${routes.calculators}` },
    { name: content.title, address: `${url}${routes.calculator(calculator.name)}` },
  ];
  return (
    <>
      <CalculatorPage described={described} />
      <JsonLd entries={[breadcrumbs(trail)]} />
    </>
  );
}
