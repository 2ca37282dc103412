interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What can be pressed; a button weighs more than a link in a text. */
export interface Control extends Box {
  weight: number;
}

interface Size {
  width: number;
  height: number;
}

/** Pixels between two places that are tried. */
const STEP = 4;
/** Pixels that stay free at the sides. */
const MARGIN = 16;

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Where a box covers nothing that can be pressed: as low as possible, on the right, in the middle or on the
 * left. Where there is no such place, it covers as little as possible.
 * @param first pixels between the box and the lower edge of the window, where it stands if it may
 * @returns pixels from the left and the upper edge
 */
export function freePlace(
  { width, height }: Size,
  controls: readonly Control[],
  window: Size,
  first: number,
): { left: number; top: number } {
  const room = window.width - width;
  const right = Math.max(room - MARGIN, room / 2);
  const columns = [...new Set([right, room / 2, room - right])];
  let best = { left: right, top: window.height - first - height, covered: Infinity };
  for (let top = window.height - first - height; top >= 0; top -= STEP) {
    for (const left of columns) {
      const box = { left, top, right: left + width, bottom: top + height };
      const covered = controls.reduce(
        (sum, control) => sum + control.weight * overlap(box, control),
        0,
      );
      if (covered === 0) return { left, top };
      if (covered < best.covered) best = { left, top, covered };
    }
  }
  return { left: best.left, top: best.top };
}
