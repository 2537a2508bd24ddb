/**
 * The prizes of awards (`ui/prize.tsx`): an object for what an award is given for, on a plinth, as SVG path data
 * in a square of 48 whose middle is the origin. A body is filled by the even-odd rule, cuts are lines in the colour of
 * the ground, the core is in the colour of what shines.
 */
export interface PrizeShape {
  body: string
  cuts?: string
  core: string
}

/** What each stands on. */
export const plinth = 'M-15 17.5h30v4.5h-30z'

/** Words of an award's title in both languages, in lower case, and the object that they name. */
export const prizesByWord: readonly (readonly [words: readonly string[], shape: PrizeShape])[] = [
  [
    ['田野', 'field'],
    {
      body: 'M-8 15L-3 1h6L8 15zM0-23q5 6 0 15q-5-9 0-15zM-9-20q6 4 5 13q-8-5-5-13zM9-20q-6 4-5 13q8-5 5-13zM-17-13q8 1 10 9q-9-1-10-9zM17-13q-8 1-10 9q9-1 10-9zM-1-7h2v6h-2z',
      cuts: 'M-2 4L-4 15M2 4L4 15',
      core: 'M-6-2h12v4.5h-12z'
    }
  ],
  [
    ['清饮', 'cup'],
    {
      body: 'M-14-8h25c0 12-4 18-8 19v4h-9v-4c-4-1-8-7-8-19zM11-6h4a6 7 0 0 1-7 12l1.5-3.5a3 4 0 0 0 4-5h-3z',
      cuts: 'M-13-3h23',
      core: 'M-2-24q9 6 0 14q-9-8 0-14z'
    }
  ],
  [
    ['果园', 'orchard'],
    {
      body: 'M0-9C4-13 16-13 16-1C16 9 8 15 4 14Q0 12-4 14C-8 15-16 9-16-1C-16-13-4-13 0-9zM-1-10q-1-6-4-9l2-2q4 4 5 11z',
      cuts: 'M-10 2q1 6 6 8',
      core: 'M2-13q2-9 13-9q-2 10-13 9z'
    }
  ],
  [
    ['牧场', 'pasture'],
    {
      body: 'M-4-24h8v4h5l6 19h-30l6-19h5zM-20 9q5-5 10 0t10 0t10 0t10 0v6h-40z',
      cuts: 'M-13-6h26',
      core: 'M-4-1h8q0 5-4 5t-4-5z'
    }
  ],
  [
    ['第一勺', 'spoon'],
    {
      body: 'M-2.5 15l-1-18h7l-1 18zM0-24c9 0 11 7 11 11c0 7-6 11-11 11s-11-4-11-11c0-4 2-11 11-11z',
      core: 'M-7-15q7-4 14 0q0 8-7 9q-7-1-7-9z'
    }
  ],
  [
    ['储物', 'larder'],
    {
      body: 'M-11-23h22v6h-22zM-12-15h24q4 3 4 8v18q0 4-4 4h-24q-4 0-4-4v-18q0-5 4-8z',
      cuts: 'M-16-5h32M-16 9h32',
      core: 'M0-2q5 1 5 4t-5 4t-5-4t5-4z'
    }
  ],
  [
    ['好用', 'matter'],
    {
      body: 'M-18-4q0-6 6-6h24q6 0 6 6v6h-36zM-16 4h4l-1 11h-4zM-10 4h4l-.5 11h-4zM-3.5 4h7v11h-7zM6 4h4l.5 11h-4zM12 4h4l1 11h-4z',
      cuts: 'M-14-2h28',
      core: 'M0-12q-11-2-10-11q10 1 10 11zM0-12q11-2 10-11q-10 1-10 11z'
    }
  ],
  [
    ['转换', 'conversion'],
    {
      body: 'M-1.5-8h3v12h-3zM-20 15q3-10 20-10t20 10zM0-6q-15 0-15-14q14 0 15 14z',
      cuts: 'M-14 12q2-4 10-5M14 12q-2-4-10-5M0 7v8',
      core: 'M1-8q0-13 14-15q1 14-14 15z'
    }
  ],
  [
    ['走得动', 'moving'],
    {
      body: 'M-20-1a17 17 0 1 1 34 0a17 17 0 1 1-34 0zM-16-1a13 13 0 1 0 26 0a13 13 0 1 0-26 0zM-16-2.5h26v3h-26zM-4.5-14h3v11.5h-3zM-4.5 .5h3v11.5h-3zM17-23h6v4h-3v34h-4v-34z',
      core: 'M-7-1a4 4 0 1 1 8 0a4 4 0 1 1-8 0z'
    }
  ],
  [
    ['慢慢好', 'progress'],
    {
      body: 'M-20 15v-7h10v-7h10v-7h10v-7h10v28z',
      cuts: 'M-10 8v8M0 1v15M10-6v22',
      core: 'M9-24l12 4l-9.5 4v5h-2.5z'
    }
  ],
  [
    ['体面', 'dignity'],
    {
      body: 'M-21 0q5-3 9 1l6 5h7q3 0 3 2.5t-3 2.5h-8q8 2 14-2l9-7q4-2 5 1l-12 12q-10 6-20-2l-10-4z',
      core: 'M0 1C-14-7-14-22-6-23Q-1-23 0-18Q1-23 6-23C14-22 14-7 0 1z'
    }
  ],
  [
    ['安心夜', 'night'],
    {
      body: 'M-21-8h4v12h34q4 0 4 4v7h-4v-4h-34v4h-4zM-15-4q0-3 3-3h5q3 0 3 3v6h-11zM-2-3h14q7 0 7 5h-21zM-8-25A10 10 0 1 0 4-13A13 13 0 0 1-8-25z',
      cuts: 'M-17 7h38',
      core: 'M12-23l1.8 4.2l4.4.4l-3.3 3l1 4.4l-3.9-2.3l-3.9 2.3l1-4.4l-3.3-3l4.4-.4z'
    }
  ],
  [
    ['自在家', 'home'],
    {
      body: 'M0-23L22-5h-5v20h-34v-20h-5z',
      cuts: 'M-9 15v-12M9 15v-12M-17-5h34',
      core: 'M-5 13v-9a5 5 0 0 1 10 0v9z'
    }
  ],
  [
    ['好好吃饭', 'meal'],
    {
      body: 'M-20-3h40q0 14-11 18h-18q-11-4-11-18zM12-23l3 1l-5 17h-3zM19-21l2.5 1.5l-9 14.5h-3z',
      cuts: 'M-15 3q2 6 6 8',
      core: 'M-12-7q-5-6 0-9t0-7q7 4 3 9t0 7zM-2-7q-4-5 0-8t0-6q6 4 3 8t0 6z'
    }
  ],
  [
    ['有人在', 'company'],
    {
      body: 'M-15-14a6 6 0 1 1 12 0a6 6 0 1 1-12 0zM3-14a6 6 0 1 1 12 0a6 6 0 1 1-12 0zM-20 15v-10q0-11 11-11q8 0 9 7q1-7 9-7q11 0 11 11v10z',
      cuts: 'M0 1v15M-12-2v9M12-2v9',
      core: 'M-7 8q7-6 14 0q-1 6-7 6t-7-6z'
    }
  ],
  [
    ['试用者', 'chosen'],
    {
      body: 'M-12 2l-5 13l6-2l4 4l5-11zM12 2l5 13l-6-2l-4 4l-5-11zM0-24l4.5 3.5l5.7-.5l1.5 5.5l4.8 3.2l-2.3 5.3l2.3 5.3l-4.8 3.2l-1.5 5.5l-5.7-.5l-4.5 3.5l-4.5-3.5l-5.7.5l-1.5-5.5l-4.8-3.2l2.3-5.3l-2.3-5.3l4.8-3.2l1.5-5.5l5.7.5z',
      cuts: 'M-9-7a9 9 0 1 0 18 0a9 9 0 1 0-18 0z',
      core: 'M-7-8l3-3l3 3l6-6l3 3l-9 9z'
    }
  ]
]
