/**
 * The colours of every drawing, as `--illu-<name>`: a bright morning on warm paper, and the same
 * street on a blue-green evening with the lamps on (`glow` is what a lamp throws; none by day).
 */
export const illustrationPalette = {
  light: {
    sky: '#DCE8E6',
    sun: '#F2C882',
    ground: '#DDCFB4',
    wall: '#F4E5CA',
    'wall-shade': '#D5BE99',
    roof: '#C4512D',
    'roof-shade': '#963A1F',
    door: '#0F4C5C',
    window: '#4E7F8B',
    frame: '#FFFDF8',
    leaf: '#6B8761',
    'leaf-shade': '#4C6547',
    line: '#1B2A2F',
    room: '#F6EAD5',
    wood: '#BC8A5F',
    'wood-shade': '#8E623F',
    paper: '#FFFDF8',
    glow: '#F2C88200',
  },
  dark: {
    sky: '#1B333C',
    sun: '#E9D9A8',
    ground: '#2B4247',
    wall: '#64797C',
    'wall-shade': '#42575D',
    roof: '#8A4632',
    'roof-shade': '#5E3029',
    door: '#16303A',
    window: '#F7C765',
    frame: '#2A3C42',
    leaf: '#3F6152',
    'leaf-shade': '#2B4A40',
    line: '#93A7A8',
    room: '#354A50',
    wood: '#6E5649',
    'wood-shade': '#4B3C38',
    paper: '#C3C7B8',
    glow: '#F7C76530',
  },
} as const;

export type Tone = keyof typeof illustrationPalette.light;
