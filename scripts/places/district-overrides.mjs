/**
 * Districts that the join (join.mjs) gets wrong, kept by hand. The build fails when the join gets
 * one right by itself, so that nothing stale stays here. General knowledge, not an official register.
 */
const NEIGHBOUR = 'the towns around it lie in a neighbouring district';
const CITY = 'part of the city, though villages of the district around it share the code';

const corrected = (reason, districts) =>
  Object.entries(districts).flatMap(([district, codes]) =>
    codes.split(' ').map((code) => ({ code, district, reason })),
  );

export const DISTRICTS = [
  ...corrected(CITY, {
    '07313': '76829',
    13003: '18107',
    14612: '01465',
    16054: '98530 98711',
  }),
  { code: '27499', district: '02000', reason: 'the island Neuwerk, far from the rest of Hamburg' },
  ...corrected(NEIGHBOUR, {
    '01057': '24637',
    '01058': '24398 25575 25585',
    '03151': '38179',
    '03251': '28844',
    '03252': '31860',
    '03351': '29362',
    '03353': '21646',
    '03355': '19273',
    '03360': '29389',
    '03453': '26683',
    '03457': '26670',
    '03461': '27804',
    '05170': '47506',
    '05382': '51570 53913',
    '06438': '63533',
    '06535': '35325',
    '06633': '34308 34320',
    '06634': '34295',
    '07134': '55608',
    '07135': '56754',
    '07331': '55291',
    '07336': '67753 67754',
    '07338': '67354',
    '07340': '66894',
    '08116': '73669',
    '08126': '74214',
    '08236': '75334',
    '08237': '72294 72297 72299',
    '08315': '79868',
    '08316': '79276 79297',
    '08425': '72535',
    '08436': '88147',
    '09176': '85095 85098 85101 85111 85113 85114 85117 85120 85125 85129 85134 85137 85139 92339',
    '09177': '85659',
    '09181': '86859 86981',
    '09183': '84565',
    '09186': '86558',
    '09190': '82347',
    '09272': '94536',
    '09274': '84032 84088',
    '09275': '94529 94535 94575',
    '09374': '95514',
    '09472': '91282 91287 95500',
    '09474': '91099',
    '09572': '90542',
    '09576': '90596',
    '09673': '97528',
    '09674': '96106 96181',
    '09774': '86491',
    10045: '66399',
    12064: '15562',
    16063: '99820',
  }),
];

/** Districts that are no more, with the one that they have become part of. */
export const MERGED = [
  { key: '16056', into: '16063', reason: 'Eisenach joined the Wartburgkreis on 1 July 2021' },
];
