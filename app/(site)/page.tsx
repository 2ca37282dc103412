import type { Metadata } from 'next';
import { Hero } from '@/components/home/hero';
import { HowItWorks } from '@/components/home/how-it-works';
import { StreetScene } from '@/components/illustrations/street-scene';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { alternates: { canonical: routes.home } };

export default function HomePage() {
  return (
    <>
      <Hero scene={<StreetScene className="h-auto w-full" />} />
      <HowItWorks />
    </>
  );
}
