import { PauseIcon, PlayIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button-link';
import type { HomeTexts } from '@/lib/home-texts';
import { routes } from '@/lib/routes';
import { HeroVideo } from './hero-video';

export function HomeHero({ texts, scene }: { texts: HomeTexts<'opening'>; scene: ReactNode }) {
  return (
    <section className="relative lg:min-h-[clamp(620px,37vw,704px)] print:min-h-0">
      <div className="relative z-1 mx-auto max-w-6xl px-4 sm:px-6 lg:mb-52 print:mb-0">
        <div className="py-10 lg:-ml-6 lg:py-9 lg:w-[34.5rem] lg:bg-paper lg:px-6 xl:-ml-10 xl:px-10">
          <h1 className="text-[length:min(2.25rem,12vw)] leading-[1.1] sm:text-5xl sm:leading-[1.1]">
            {texts.title}
          </h1>
          <p className="mt-4 max-w-xl text-lg">{texts.text}</p>
          <ButtonLink href={routes.valuation} variant="accent" className="mt-6 text-lg">
            {texts.button}
            <Badge look="accent">NEU</Badge>
          </ButtonLink>
        </div>
      </div>
      <div className="relative h-[max(260px,42vw)] overflow-hidden lg:absolute lg:inset-0 lg:h-auto print:hidden">
        {/* Closer on small screens: fewer houses, less sky. */}
        <div className="absolute inset-x-0 bottom-0 h-[130%] lg:h-full">
          {scene}
          <HeroVideo playIcon={<PlayIcon />} pauseIcon={<PauseIcon />} />
        </div>
      </div>
    </section>
  );
}
