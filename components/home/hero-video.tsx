'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { streetStart } from '@/components/illustrations/street-start';
import { storedText, storeText } from '@/lib/platform/stored-text';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Reports when the film may run: after load, when idle, while in view; never with reduced motion
 * or data saving.
 */
function watchStage(stage: Element, report: (isOn: boolean) => void) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const { connection } = navigator as { connection?: Connection };
  if (calm.matches || connection?.saveData || /2g/.test(`${connection?.effectiveType}`)) return;

  let isInView = false;
  const tell = () => report(isInView && !document.hidden && !calm.matches);
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)!.isIntersecting;
    tell();
  });
  const ending = new AbortController();
  const { signal } = ending;
  const begin = () =>
    (window.requestIdleCallback ?? setTimeout)(() => signal.aborted || observer.observe(stage));

  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { signal });
  document.addEventListener('visibilitychange', tell, { signal });
  calm.addEventListener('change', tell, { signal });
  return () => {
    observer.disconnect();
    ending.abort();
  };
}

const KEY = 'street-film';

const hasStoppedFilm = () => storedText('sessionStorage', KEY) === 'stopped';

const keepFilmChoice = (isStopped: boolean) =>
  storeText('sessionStorage', KEY, isStopped ? 'stopped' : 'playing');

/**
 * One pixel until it plays, so that the text stays the largest contentful paint, not the film.
 */
const LOOKS = {
  waiting: 'size-px dark:brightness-25',
  fading: 'size-full animate-[film-shown_.3s]',
  open: 'size-full transition-[filter] duration-[4s] dark:brightness-70',
};

const afterPaint = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));
const isDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

/**
 * Needs a switch (WCAG 2.2.2). Fades in at the moment that the drawing shows, and may never load.
 */
export function HeroVideo({ playIcon, pauseIcon }: { playIcon: ReactNode; pauseIcon: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const [isOn, setOn] = useState(false);
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
    // In power-saving mode the browser waits for a click.
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
        // Paused while it fades in, so that sun and moon do not appear twice.
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
