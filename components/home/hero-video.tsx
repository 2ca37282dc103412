'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { streetStart } from '@/components/illustrations/street-start';
import { watchStage } from './watch-stage';

const KEY = 'street-film';

/** Whether the visitor has stopped the film on this visit. */
function hasStoppedFilm(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'stopped';
  } catch {
    return false;
  }
}

/** Keeps the visitor's choice for the visit. */
function keepFilmChoice(isStopped: boolean) {
  try {
    sessionStorage.setItem(KEY, isStopped ? 'stopped' : 'playing');
  } catch {
    // Where nothing may be kept, the choice holds for this page.
  }
}

interface HeroVideoProps {
  playIcon: ReactNode;
  pauseIcon: ReactNode;
}

/**
 * One pixel of sky until it plays: browsers weigh a picture by the size it is first painted
 * at, and the largest thing that a reader waits for is to stay the text.
 */
const LOOKS = {
  waiting: 'size-px dark:brightness-25',
  fading: 'size-full animate-[film-shown_.3s]',
  open: 'size-full transition-[filter] duration-[4s] dark:brightness-70',
};

const afterPaint = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));
const isDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

/**
 * The film of the street over its drawing, with a switch (WCAG 2.2.2). It begins when the page is done
 * loading and rests, fades in at the moment that the drawing shows, and stands still while nobody can see
 * it. Where it is not to be fetched the drawing stays.
 */
export function HeroVideo({ playIcon, pauseIcon }: HeroVideoProps) {
  const stage = useRef<HTMLDivElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const [isOn, setOn] = useState(false);
  /** Whether it may be fetched at all, so that there is something to switch */
  const [isWanted, setWanted] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const [phase, setPhase] = useState<keyof typeof LOOKS>('waiting');

  useEffect(
    () =>
      watchStage(stage.current!, (on) => {
        setOn(on);
        if (!on) return;
        setWanted(true);
        setStopped(hasStoppedFilm());
      }),
    [],
  );

  useEffect(() => {
    const video = film.current!;
    if (!isOn || isStopped || phase === 'fading') return video.pause();
    // A device that saves power wants to be asked by the visitor.
    video.play().catch(({ name }: DOMException) => name !== 'AbortError' && setStopped(true));
  }, [isOn, isStopped, phase]);

  const label = isStopped ? 'Video abspielen' : 'Video anhalten';
  return (
    <div ref={stage} className="absolute inset-0">
      <video
        ref={film}
        className={`object-cover object-bottom ${LOOKS[phase]}`}
        poster="/videos/street-day.webp"
        preload="none"
        muted
        loop
        playsInline
        aria-hidden="true"
        onLoadedMetadata={({ currentTarget: video }) => {
          if (isDark()) video.currentTime = streetStart.dark * video.duration;
        }}
        // It could play on: it holds still while it fades in, for sun and moon to be there once.
        onPlaying={({ currentTarget: video }) => {
          if (phase !== 'waiting') return;
          video.pause();
          afterPaint(() => setPhase('fading'));
        }}
        onAnimationEnd={() => setPhase('open')}
      >
        <source src="/videos/street.webm" type="video/webm" />
        <source src="/videos/street.mp4" type="video/mp4" />
      </video>
      {isWanted && (
        <button
          type="button"
          className="absolute bottom-3 left-3 grid size-11 cursor-pointer place-items-center rounded-full border border-edge bg-paper hover:text-petrol"
          aria-label={label}
          title={label}
          onClick={() => {
            keepFilmChoice(!isStopped);
            setStopped(!isStopped);
          }}
        >
          {isStopped ? playIcon : pauseIcon}
        </button>
      )}
    </div>
  );
}
