/**
 * The goods on pictures of products (`ui/goods.tsx`), as layers of SVG path data that stand on the point 0 0. A layer
 * begins with its colour: a tone of the edition (0 to 5), `a` or `b` of the product, `p` paper, `w` glass, `k` straw,
 * `l` the line's colour, `s` shade,
 * `h` light; then `~` for a bold line and `-` for a thin one.
 */
import type { EditionName } from '../../shared/records/editions.ts'

/** What stands in the middle: the field of the mark (left, top, width, height), then the layers, divided by `|`. */
export const goodsShapes = {
  sack: '-19 -40 36 30|kM-28 0q-5-1-5-8c0-18 6-30 15-40q3-3-3-15q7 3 11-1q10 4 20 0q4 4 11 1q-6 12-3 15c9 10 15 22 15 40q0 7-5 8z|sM18-48c9 10 15 22 15 40q0 7-5 8h-11q7-22 1-48z|b~M-18-48q18 5 36 0',
  pouch:
    '-17 -50 34 32|aM-23-70h46l-1 14q6 18 6 42q0 12-4 14h-48q-4-2-4-14q0-24 6-42z|sM-28-10q28-7 56 0q-1 8-4 10h-48q-3-2-4-10z|hM-23-70h46l-.5 7h-45z',
  oil: '-19 -38 38 28|aM-6-82h12v18q0 7 8 10q6 3 6 9v41q0 4-4 4h-32q-4 0-4-4v-41q0-6 6-9q8-3 8-10z|sM9-57l5 3q6 3 6 9v41q0 4-4 4h-8q1-30 1-57z|bM-7-86h14v13h-14z|h~M-14-44q0-4 4-6',
  wine: '-15 -36 30 26|aM-5-88h10v27q0 6 5 11q5 5 5 11v35q0 4-4 4h-22q-4 0-4-4v-35q0-6 5-11q5-5 5-11z|sM7-53l3 3q5 5 5 11v35q0 4-4 4h-6q3-30 2-53z|bM-5.5-90h11v17h-11z|h~M-9-42q1-4 4-6',
  carton:
    '-17 -42 34 32|pM-21-54h42v54h-42z|aM-21-54l8-16h26l8 16zM-21-6h42v6h-42z|bM-13-79h26v9h-26z|sM13-54h8v54h-8z|bM-5-66h10v8h-10z',
  bottle:
    '-17 -38 34 26|pM-10-66h20q-1 12 5 16q5 3 5 10v36q0 4-4 4h-32q-4 0-4-4v-36q0-7 5-10q6-4 5-16z|sM15-50q5 3 5 10v36q0 4-4 4h-8q2-30 1-54z|aM-11-76h22v11h-22z',
  caddy:
    '-18 -43 36 34|aM-22-52h44v49q0 3-3 3h-38q-3 0-3-3z|bM-24-63q0-5 5-5h38q5 0 5 5v11h-48zM-7-74h14v6h-14z|sM12-52h10v49q0 3-3 3h-9z|h~M-16-61h12',
  jar: '-17 -38 34 26|3M-23-54h46q5 3 5 10v36q0 8-8 8h-40q-8 0-8-8v-36q0-7 5-10z|sM15-54h8q5 3 5 10v36q0 8-8 8h-9q7-26 4-54z|aM-25-66q0-3 3-3h44q3 0 3 3v12h-50z|h~M-22-42v10',
  can: '-20 -42 40 30|aM-25-54v48q25 12 50 0v-48z|sM14-52v50l11-4v-48z|wM-25-54a25 7 0 1 1 50 0a25 7 0 1 1-50 0z|sM-19-54a19 4.5 0 1 1 38 0a19 4.5 0 1 1-38 0z',
  pot: '-26 -27 43 22|pM-31-30h62v21q0 9-9 9h-44q-9 0-9-9z|sM19-30h12v21q0 9-9 9h-8q6-12 5-30z|aM-33-50q0-5 5-5h56q5 0 5 5v20h-66z|sM21-55h7q5 0 5 5v20h-12z|h~M-25-44h14',
  pump: '-16 -40 32 30|aM-19-46q0-7 7-7h24q7 0 7 7v42q0 4-4 4h-30q-4 0-4-4z|sM10-53h2q7 0 7 7v42q0 4-4 4h-7q3-26 2-53z|bM-9-62h18v9h-18zM-2-74h4v12h-4zM-20-82h26q4 0 4 5v4h-22l-8 4z',
  dropper:
    '-17 -34 34 26|aM-20-38q0-8 8-8h24q8 0 8 8v34q0 4-4 4h-32q-4 0-4-4z|sM11-46h1q8 0 8 8v34q0 4-4 4h-8q4-24 3-46z|bM-10-58h20v12h-20zM-6-60v-14q0-7 6-7q6 0 6 7v14z|h~M-14-38v2',
  crate:
    '-13 -29 26 26|2M-36-42a11 11 0 1 1 22 0a11 11 0 1 1-22 0zM14-42a11 11 0 1 1 22 0a11 11 0 1 1-22 0z|aM-17-48a16 16 0 1 1 32 0a16 16 0 1 1-32 0z|1-M-1-62q2-8 10-10M-25-51q0-6 5-8M25-51q0-6 5-8|kM-40-32h80v13h-80zM-40-15h80v15h-80z|5M-40-36h6v36h-6zM34-36h6v36h-6z',
  greens:
    '-13 -29 26 26|1M-28-30q-14-22 0-38q16 14 4 38zM24-30q-12-26 4-40q14 16 4 40z|2M-22-30q-2-22 8-24q10 2 6 24zM6-30q-4-20 6-22q10 2 7 22z|aM-16-32q-2-30 16-34q18 4 16 34z|h-M0-62v30M0-44l-8-8M0-44l8-8M-14-53q-4-12-8-14M-14-53q2-10 4-14M12-52q2-9 6-12|kM-40-32h80v13h-80zM-40-15h80v15h-80z|5M-40-36h6v36h-6zM34-36h6v36h-6z',
  eggs: '-17 -27 34 24|pM-42-30c0-16 5-26 10-26s10 10 10 26zM1-30c0-16 5-26 10-26s10 10 10 26z|kM-21-30c0-16 5-26 10-26s10 10 10 26zM22-30c0-16 5-26 10-26s10 10 10 26z|sM-42-30h84v8h-84z|aM-46-32q6 6 12 0q8-7 12 0q6 6 12 0q5-7 10-7t10 7q6 6 12 0q8-7 12 0q6 6 12 0l-5 27q-1 5-6 5h-70q-5 0-6-5z|sM-43-12h86l-2 7q-1 5-6 5h-70q-5 0-6-5z',
  cheese:
    '-36 -29 28 24|3M-46-44v34q46 20 92 0v-34z|kM-46-44a46 14 0 1 1 92 0a46 14 0 1 1-92 0z|kM0-44l16 13v31q-8 1-16 0z|sM0-44l46-1v35q-12 8-30 10v-31z|2M0-44l46-2v3l-30 12z|3-M6-24v4M10-14v4M22-20v3M32-24v3',
  meat: '16 -76 26 26|5M-46-9h92v9h-92z|sM-46-4h92v4h-92z|5-M29-52v34|pM-42-9q-6-34 22-44q32-8 48 8q18 14 14 36z|2M-36-9q-4-29 18-38q27-7 42 8q15 11 12 30z|sM-36-9q0-7 3-7h68l1 7z|pM-20-30a9 7 0 1 1 18 0a9 7 0 1 1-18 0z|k-M4-22q9-10 2-18M15-22q8-8 3-14M-8-18q-6-1-9-4',
  fish: '14 -84 26 26|5-M28-60v20|0M-46-8h92v8h-92z|1M-30-8q-4-8-12-9q2 7 4 9zM36-8q2-9 9-12q0 8-4 12zM-8-8l4-7 5 7z|4M-44-30q32-32 68 0l20-14q-5 14 0 28l-20-14q-36 32-68 0z|sM-44-30q34 10 68 0q-36 32-68 0z|aM-14-44q12-13 24 2q-12-5-24-2z|0M-32-34a3 3 0 1 1 6 0a3 3 0 1 1-6 0z|h-M-19-41q6 11 0 22M-6-38q4 8 0 16M4-37q4 7 0 14M14-34q2 4 0 8',
  cloth:
    '-13 -50 26 42|aM-34-18h68q6 0 6 9t-6 9h-68q-7 0-7-9t7-9z|kM-30-36h62q6 0 6 9t-6 9h-62q-7 0-7-9t7-9z|bM-34-54h66q6 0 6 9t-6 9h-66q-7 0-7-9t7-9z|h-M-34-9h66M-30-27h60M-34-45h64|sM32-54q6 0 6 9t-6 9q6 0 6 9t-6 9q8 0 8 9t-6 9h-14v-54z',
  bolt: '-20 -32 40 24|aM-40-32h64v32h-64q-7-3-7-16t7-16z|h-M-42-24h62|sM-40-12h64v12h-64z|bM14-16a14 16 0 1 1 28 0a14 16 0 1 1-28 0z|p-M34-16a6 7 0 1 0-6 7q8-1 8-9|bM-32-60h56q6 0 10 14t-10 14h-56q-8-3-8-14t8-14z|h-M-34-53h58|aM16-46a12 14 0 1 1 24 0a12 14 0 1 1-24 0z|p-M33-46a5 6 0 1 0-5 6q7-1 7-7',
  shirt:
    '-14 -44 28 26|aM-13-72q13 9 26 0l29 14-9 22-11-4v40h-44v-40l-11 4-9-22z|sM22-40v40h-12q4-30 0-60zM-22-40l3-12 1 52h-4z|b~M-13-71q13 11 26 0|h-M-32-38l-8-20M32-38l8-20',
  box: '-23 -44 30 34|kM-28-56h40v56h-40z|kM12-56l14-7v56l-14 7z|sM12-56l14-7v56l-14 7z|hM-28-56l14-7h40l-14 7z|bM-14-56h12v12h-12zM-14-56l14-7h12l-14 7z',
  carry:
    '-19 -44 38 32|kM-28-56l7-18h42l7 18v56h-56z|sM-28-56h56l-7-18h-3q-20 6-39 0h-3zM18-56h10v56h-10z|aM-21-82h42v14h-42z|sM-21-72h42v4h-42z|bM-28-6h56v6h-56z',
  carried:
    '-18 -46 30 36|aM-26-60h42v60h-42z|aM16-60l12-6v60l-12 6z|sM16-60l12-6v60l-12 6z|bM-26-60l12-6h42l-12 6zM-26-6h42v6h-42z',
  roll: '-22 -38 44 24|pM-26-50v42q26 14 52 0v-42z|sM12-48v46q8-2 14-6v-42z|pM-26-50a26 9 0 1 1 52 0a26 9 0 1 1-52 0z|5M-8-50a8 3 0 1 1 16 0a8 3 0 1 1-16 0z|s-M-18-50a18 6 0 1 1 36 0a18 6 0 1 1-36 0',
  packet:
    '-14 -46 32 34|bM-34-60l34-10 20 62-34 8z|sM-34-60l34-10 3 9-34 10z|aM-18-66h40v66h-40z|hM-18-66h40v9h-40z|sM14-57h8v57h-8z',
  canister:
    '-20 -38 38 28|aM-28-58q0-6 6-6h30l20 16v42q0 6-6 6h-44q-6 0-6-6zM-18-54v8h18v-8z|sM16-58l12 10v42q0 6-6 6h-8q4-30 2-58z|bM6-74h16v12h-16z',
  board:
    '-17 -25 34 20|kM-26-70h38q6 0 6 6v60h-50v-60q0-6 6-6zM-10-66a3 3 0 1 0 6 0a3 3 0 1 0-6 0z|s-M-24-40v30M-14-52v40M8-56v40|aM-36-32h76q-2 32-26 32h-24q-24 0-26-32z|sM24-32h16q-2 32-26 32h-10q20-6 20-32z',
  cake: '-14 -48 28 28|pM-44-12l6-40 22-24h38l20 26 2 36-14 14h-60z|s-M-38-52l10 12M22-76l-6 12M44-14l-12-4M-30 0l8-10|5M-34-35a33 33 0 1 1 66 0a33 33 0 1 1-66 0z|sM14-65a33 33 0 0 1-15 63q-16-2-22-10q36 2 37-53z|k-M-24-46l8-4M-20-22l7 5M16-56l6 6M20-22l-6 7M-8-62l8 2M-28-33l3 5M24-38l2 6M-6-12l8 1',
  paper:
    '-15 -30 30 24|pM-26-72h38l14 14v58h-52z|wM12-72v14h14z|aM-26-6h52v6h-52z|bM-26-72h38l4 4h-42z|4-M-18-60h22M-18-52h36M-18-44h36M-18-36h28',
  chair:
    '-21 -55 26 18|0~M-38-76h9l10 44h44l10 28h9|aM-30-74l7-2 9 36-7 2zM-22-40h46q5 0 5 5t-5 5h-46z|2M-25-54h36v16h-32z|4~M-26-56h40|w-M-31-25a21 21 0 1 1 42 0a21 21 0 1 1-42 0M-31-25h42M-10-46v42M-25-40l30 30M-25-10l30-30|0~M-35-25a25 25 0 1 1 50 0a25 25 0 1 1-50 0z|0M-13-25a3 3 0 1 1 6 0a3 3 0 1 1-6 0zM22-6a6 6 0 1 1 12 0a6 6 0 1 1-12 0z',
  powerchair:
    '-14 -30 26 16|0M-32-12a12 12 0 1 1 24 0a12 12 0 1 1-24 0zM12-9a9 9 0 1 1 18 0a9 9 0 1 1-18 0z|wM-24-12a4 4 0 1 1 8 0a4 4 0 1 1-8 0zM18-9a3 3 0 1 1 6 0a3 3 0 1 1-6 0z|4M-30-32h48q8 0 10 18h-62q0-18 4-18z|aM-38-84q6-3 9 2l9 36h38q6 0 6 6t-6 6h-48z|sM-30-40h48q6 0 6 4l-6 2h-46z|0~M-24-58h36M14-58v-6M24-36l8 28h12|bM10-72h8v8h-8z',
  tiltchair:
    '-16 -38 28 18|0~M-30-6h60M-20-6l12-22M22-6l-14-22|0M-36-5a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM26-5a5 5 0 1 1 10 0a5 5 0 1 1-10 0z|aM-46-70q5-5 9 0l19 32h38q5 0 8 4l16 20-7 5-16-17h-46z|sM-24-30l-3-4h46q6 0 9 4l14 17-4 3-16-18z|bM-50-86h14q4 0 4 6v6l-12 4z|4~M-24-52h34v12',
  cane: '-34 -50 26 26|0-M-2-62l-18 14|4~M0-6v-64q0-14 13-14t13 12|a~M13-84q12 1 13 14|0~M-18-3l18-14 18 14M-7-3l7-12 7 12',
  ramp: '2 -24 26 18|aM-46-2L34-34v34h-80z|sM34-34l10 4v30h-10zM-46-4l80-4v8h-80z|h-M-26-10l56-22|b~M30-36v-20M-40-6v-16M-40-22l70-34|0M-48-4h94v4h-94z',
  treadmill:
    '15 -80 24 20|0~M26-8l6-52M-12-36h38l4-18|aM-46-12h80q8 0 8 8v4h-88z|sM-46-5h88v5h-88z|h-M-40-9h58|4M12-84h30v28h-30z|pM14-82h26v24h-26z|bM-20-42h12v12h-12z',
  trolley:
    '-14 -57 28 20|0~M-32-8v-62h-12M32-8v-62|pM-26-56h52v20h-52z|3M-22-30h20v18h-20z|2M4-28h18v16h-18z|aM-36-62h72v6h-72zM-36-36h72v6h-72zM-36-12h72v6h-72z|0M-36-5a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM26-5a5 5 0 1 1 10 0a5 5 0 1 1-10 0z',
  mattress:
    '-13 -36 26 22|pM-42-58h36q5 0 5 5v13h-44v-13q0-5 3-5z|aM-48-34q0-6 6-6h84q6 0 6 6v20q0 6-6 6h-84q-6 0-6-6z|sM-48-20h96v6q0 6-6 6h-84q-6 0-6-6z|h-M-32-38v28M-20-38v28M20-38v28M32-38v28|bM16-58h26v18h-26z|0M-48-8h96v8h-96z',
  speaker:
    '-14 -78 28 28|aM-26-76q0-8 8-8h36q8 0 8 8v68q0 8-8 8h-36q-8 0-8-8z|sM12-84h6q8 0 8 8v68q0 8-8 8h-6z|0M-17-24a17 17 0 1 1 34 0a17 17 0 1 1-34 0z|bM-9-24a9 9 0 1 1 18 0a9 9 0 1 1-18 0z|b~M-40-40q-7 12 0 24M40-40q7 12 0 24',
  trousers:
    '-13 -70 26 20|aM-26-84h52l7 84h-26l-7-52-7 52h-26z|bM-26-84h52l1 9h-54z|sM16-75h11l6 75h-12z|h-M-5-46l-6 40M5-46l6 40M29-40h-8',
  wardrobe:
    '-29 -76 26 26|aM-34-88h33v84h-33zM1-88h33v84h-33z|sM26-88h8v84h-8z|h-M6-80h16v66h-16z|bM-7-46h3v12h-3zM4-46h3v12h-3z|0M-36-5h72v5h-72z',
  rollator:
    '-17 -32 28 22|0~M-28-6l14-58q-1-8-14-8M26-6l-16-58h-22M-22-36h40|b~M-28-72h-8|aM-24-42h44v7h-44z|2M-22-33h38l-4 20h-30z|0M-36-7a7 7 0 1 1 14 0a7 7 0 1 1-14 0zM20-7a7 7 0 1 1 14 0a7 7 0 1 1-14 0z|wM-31-7a2 2 0 1 1 4 0a2 2 0 1 1-4 0zM25-7a2 2 0 1 1 4 0a2 2 0 1 1-4 0z|4~M40 0v-60q0-8-6-8t-6 6',
  scooter:
    '-37 -34 22 22|0M-46-68h6q4 0 5 4l4 18h-10z|0M-42-46h30q5 0 5 5h-35z|4M-30-41h10v12h-10z|0~M34-66l-10-5|aM-46-14q0-20 16-20h14q6 0 8 10h18q8 0 10-8l8-32h6l6 34q4 2 4 16z|sM-46-14q0-8 4-12h76l6-4q4 2 4 16z|3M36-52h6v7h-5z|0M-40-10a10 10 0 1 1 20 0a10 10 0 1 1-20 0zM18-10a10 10 0 1 1 20 0a10 10 0 1 1-20 0z|wM-34-10a4 4 0 1 1 8 0a4 4 0 1 1-8 0zM24-10a4 4 0 1 1 8 0a4 4 0 1 1-8 0z',
  hoist:
    '-35 -42 22 24|0~M-38-8h66|0M-42-5a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM22-5a5 5 0 1 1 10 0a5 5 0 1 1-10 0z|4M-28-8v-66h8v66z|a~M-24-74l52-6M-22-52l22-24|0~M28-80v10M14-64q0-6 14-6t14 6|w-M14-62l6 14M42-62l-6 14|bM8-50q6 4 20 4t20-4q0 28-20 28t-20-28z|sM28-46q14 0 20-4q0 28-20 28z',
  cycle:
    '-12 -84 26 24|0~M-36-2h72M-20-2l8-20M20-2v-40l-4-26h-12|4~M-26-22h30M-18-22v-26|0M-34-54h26q6 0 6 6h-30z|aM-4-24a24 24 0 1 1 48 0a24 24 0 1 1-48 0z|sM24-48a24 24 0 0 1 0 46q14-20 0-46z|pM10-24a10 10 0 1 1 20 0a10 10 0 1 1-20 0z|b~M20-24l-14 12M2-12h8',
  pegs: '-14 -25 28 22|4M-32-78h5v52h-5zM-3-66h5v40h-5zM27-84h5v60h-5z|aM-37-42h15a6 6 0 0 1 0 12h-15a6 6 0 0 1 0-12zM-6-55h12a6 6 0 0 1 0 12h-12a6 6 0 0 1 0-12z|bM-34-55h9a6 6 0 0 1 0 12h-9a6 6 0 0 1 0-12zM21-42h17a6 6 0 0 1 0 12h-17a6 6 0 0 1 0-12z|3M-9-42h18a6 6 0 0 1 0 12h-18a6 6 0 0 1 0-12zM24-55h11a6 6 0 0 1 0 12h-11a6 6 0 0 1 0-12z|pM-46-30h92v26q0 4-4 4h-84q-4 0-4-4z|sM-46-8h92v4q0 4-4 4h-84q-4 0-4-4z',
  cards:
    '-14 -54 30 30|bM-40-54l28-14 26 54-28 14z|3M40-54l-28-14-26 54 28 14z|pM-20-68h42v60q0 4-4 4h-34q-4 0-4-4z|a-M-12-17h26M-8-11h18',
  couch:
    '-14 -32 30 22|0~M-30-4v-18M30-4v-18M-38-2h18M20-2h18|4M-36-24h74v-10h-74z|aM-10-44h48q6 0 6 6t-6 6h-52q-10 0-14-8l-8-16q4-8 10-4z|sM-14-32q-10 0-14-8h72q0 8-6 8z|pM-38-62q4-6 10-2l8 12-8 4z',
  bed: '-14 -36 28 22|0~M-34-10l14-8M34-10l-14-8M-36-8h70|0M-44-62h6v56h-6zM38-46h6v40h-6z|4M-38-24h76v8h-76z|pM-36-24l-2-16 20-10 20 14v12z|2M-34-44q0-8 14-8q8 2 6 8l-14 8z|aM-8-38h40q6 0 6 6v14h-46z|sM-8-24h46v6h-46z|3~M6-40v-12h20v12|0M-44-4a4 4 0 1 1 8 0a4 4 0 1 1-8 0zM36-4a4 4 0 1 1 8 0a4 4 0 1 1-8 0z',
  pack: '-24 -42 42 32|a~M-12-58q0-14 12-14t12 14|pM-32-58q32 8 64 0q8 28 2 56q-34 6-68 0q-6-28 2-56z|aM-32-58q32 8 64 0l2 9q-34 8-68 0zM-36-12q36 6 72 0l-2 10q-34 6-68 0z|sM20-56q6-1 12-2q8 28 2 56l-12 1q4-28-2-55z',
  shower:
    '-13 -71 26 22|0~M-24 0l4-36M24 0l-4-36M-22-14h44|4~M-24-36v-20h8M24-36v-20h-8|aM-20-76h40q4 0 4 4v22q0 4-4 4h-40q-4 0-4-4v-22q0-4 4-4z|pM-28-40h56q4 0 4 5t-4 5h-56q-4 0-4-5t4-5z|wM-6-40h12l-2 4h-8z|0M-28-3h8v3h-8zM20-3h8v3h-8z',
  sensor:
    '-13 -59 26 26|pM-26-80h52q10 0 10 10v48q0 10-10 10h-52q-10 0-10-10v-48q0-10 10-10z|sM-36-24h72v2q0 10-10 10h-52q-10 0-10-10z|wM-24-46a24 24 0 1 1 48 0a24 24 0 1 1-48 0z|aM-20-46a20 20 0 1 1 40 0a20 20 0 1 1-40 0z|b~M-44-60q-8 14 0 28M44-60q8 14 0 28|3M22-70a3 3 0 1 1 6 0a3 3 0 1 1-6 0z',
  watch:
    '-15 -54 30 30|0M-14-88h28l3 26h-34zM-17-16h34l-3 16h-28z|aM-26-54q0-12 12-12h28q12 0 12 12v28q0 12-12 12h-28q-12 0-12-12z|4M26-46h4v12h-4z|pM-20-52q0-8 8-8h24q8 0 8 8v24q0 8-8 8h-24q-8 0-8-8z|h-M-8-82h16M-7-76h14M-8-8h16',
  tablet:
    '-36 -52 26 26|0M-44-62q0-4 4-4h80q4 0 4 4v48q0 4-4 4h-80q-4 0-4-4z|pM-39-61h78v44h-78z|aM-4-32h8v11h-8zM20-46h8v25h-8z|bM8-39h8v18h-8z|2-M-4-52h20M-4-46h12M-34-23h22|4M-8-10h16v6h-16zM-22-5h44v5h-44z',
  robot:
    '-13 -29 26 22|4~M0-74v-8|bM-4-84a4 4 0 1 1 8 0a4 4 0 1 1-8 0z|pM-24-34h48q6 14 2 28q-2 6-8 6h-36q-6 0-8-6q-4-14 2-28z|aM-32-62q0-12 12-12h40q12 0 12 12v16q0 12-12 12h-40q-12 0-12-12z|sM14-34h10q6 14 2 28q-2 6-8 6h-8q6-16 4-34z|0M-26-60q0-7 7-7h38q7 0 7 7v12q0 7-7 7h-38q-7 0-7-7z|3M-14-54a4 4 0 1 1 8 0a4 4 0 1 1-8 0zM6-54a4 4 0 1 1 8 0a4 4 0 1 1-8 0z',
  basin:
    '-12 -36 24 22|wM-26-88h52v32h-52z|h~M-16-66l12-14M-2-62l16-20|4~M-4-42v-8q0-6 8-6h2|pM-36-42h72q0 32-26 32h-20q-26 0-26-32z|sM20-42h16q0 32-26 32h-10q20-6 20-32z|aM-22-12h44v12h-44z|sM-22-12h44v4h-44z|a~M-44-26v-22h8M44-26v-22h-8',
  rail: '-10 -24 30 24|h-M-46-66h92M-46-44h92M-46-22h92M-46 0h92M-23-88v88M0-88v88M23-88v88|4-M5-42v18|aM-36-86h9v40h68v9h-77z|sM-27-41h68v4h-77v-6h9zM-31-86h4v42h-4z|bM-41-84a9.5 7 0 1 1 19 0a9.5 7 0 1 1-19 0zM34-41a7 9 0 1 1 14 0a7 9 0 1 1-14 0z',
  armchair:
    '-13 -58 26 24|0~M-24-2v-8M24-2v-8|aM-30-50q0-26 22-26h16q22 0 22 26v28h-60z|sM12-76q18 2 18 26v28h-12q4-30-6-54z|3M-26-30h52v12h-52z|aM-42-40q0-8 8-8t10 8v18h48v-18q0-8 10-8t8 8l-4 32h-76z|sM-41-20h82l-3 12h-76z',
  lamp: '-20 -22 28 17|hM14-64l34 0 6 60h-62z|0~M-10-4l-14-40 36-34|aM4-88l34 12 10 14-38 6z|sM40-75l8 13-38 6z|bM-28-44a4 4 0 1 1 8 0a4 4 0 1 1-8 0z|pM-28-20q0-4 4-4h36q4 0 4 4v20h-44z|0M-30-4h48v4h-48z',
  bowl: '-15 -26 30 18|4-M-12-54q-6-8 0-14t0-14M0-54q-6-8 0-14t0-14M12-54q-6-8 0-14t0-14|3M-34-36q8-14 34-14t34 14z|aM-40-38h80q0 34-28 34h-24q-28 0-28-34z|sM22-38h18q0 34-28 34h-8q18-8 18-34z|pM-40-40h80v5h-80z|0M-16-4h32v4h-32z|b~M14-40l26-34',
  meal: '-21 -23 42 18|0~M-30-20v-52q0-6 6-6h48q6 0 6 6v52|bM-10-84h20v10h-20z|wM-26-68h52v14h-52z|pM-28-50h56v22h-56z|aM-28-28h56v24q0 4-4 4h-48q-4 0-4-4zM-28-54h56v6h-56z|sM16-68h12v68h-12z',
  house:
    '-12 -53 24 22|pM-30-46L0-74L30-46V0H-30z|sM16-60L30-46V0H16z|a~M-38-40L0-76L38-40|2M-24-26h14v14h-14zM12-26h12v14h-12z|3M-5 0v-20q0-6 6-6t6 6v20z|0M-42-3h84v3h-84z',
  homes:
    '-30 -34 22 20|pM-40-34L-18-56L4-34V0H-40z|wM-2-48L18-70L40-48V0H-2z|b~M-6-44L18-71L44-44|a~M-46-30L-18-57L8-30|3M12 0v-18h12v18zM-24 0v-11h11v11z|4M4-40h10v10h-10zM24-40h10v10h-10z|0M-46-3h92v3h-92z',
  suitcase:
    '-16 -50 32 34|0~M-12-66v-16h24v16|aM-30-60q0-6 6-6h48q6 0 6 6v50q0 6-6 6h-48q-6 0-6-6z|bM-24-66h6v62h-6zM18-66h6v62h-6z|sM18-66h6q6 0 6 6v50q0 6-6 6h-6z|0M-24-5a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM14-5a5 5 0 1 1 10 0a5 5 0 1 1-10 0z',
  books:
    '-4 -62 24 24|aM-40-13h70v13h-70z|pM26-11h4v9h-4z|3M-34-26h70v13h-70z|4M-30-72h14v46h-14z|bM-14-78h42v52h-42z|sM-14-78h7v52h-7zM-40-5h70v5h-70zM-34-17h70v4h-70z',
  policy: '-15 -58 30 26|pM-26-72h38l14 14v58h-52z|wM12-72v14h14z|4-M-18-26h34M-18-19h34|2~M-18-10q5-6 10 0t10-2',
  clip: '-14 -30 28 24|aM-30-70h60q4 0 4 4v62q0 4-4 4h-60q-4 0-4-4v-62q0-4 4-4z|pM-27-62h54v56h-54z|0M-12-74h24v10h-24z|4-M-6-54h26M-6-46h20M-6-38h26|b-M-20-54l3 3 6-6M-20-46l3 3 6-6M-20-38l3 3 6-6',
  terminal:
    '-13 -73 26 20|3M-16-90h32v20h-32z|0M-24-80h48q6 0 6 6l-4 70q0 4-4 4h-44q-4 0-4-4l-4-70q0-6 6-6z|wM-20-74h40v24h-40z|pM-17-44h9v7h-9zM-4-44h9v7h-9zM9-44h9v7h-9zM-17-33h9v7h-9zM-4-33h9v7h-9zM9-33h9v7h-9z|4M-16-22h9v8h-9zM-4-22h9v8h-9z|aM9-22h8v8h-8z',
  easel:
    '-34 -68 26 26|0~M-24-2l10-28M24-2l-10-28M0-80v-8|0M-44-80h88v54h-88z|pM-40-76h80v46h-80z|a-M-2-66h32M-2-58h24|bM-2-50h8v14h-8zM22-48h8v12h-8z|3M10-54h8v18h-8z|0M-44-26h88v4h-88z'
} as const

/** What stands beside them, about 24 wide. */
export const goodsBeside = {
  none: '',
  bowl: 'kM-12-13q12-15 24 0z|bM-15-13h30q-1 13-10 13h-10q-9 0-10-13z',
  ear: 'k~M0 0q-1-18 4-36|kM3-30q-10 0-11-9q9 0 11 9zM3-30q9-2 9-11q-9 2-9 11zM1-19q-10 0-11-9q9 0 11 9zM2-19q9-2 9-11q-9 2-9 11zM4-36q-4-7 1-13q5 6-1 13z',
  beans: 'kM-14-4q0-4 6-4t6 4t-6 4t-6-4zM4-4q0-4 6-4t6 4t-6 4t-6-4z|bM-5-10q0-4 6-4t6 4t-6 4t-6-4z',
  cup: 'p-M10-15q8-1 7 5t-9 4|pM-11-18h22q0 15-8 15h-6q-8 0-8-15z|bM-15-3h30q-2 3-6 3h-18q-4 0-6-3z',
  glass: 'wM-9-28h18l-2 28h-14z|3M-8-19h16l-1.4 19h-13z',
  wineglass: 'wM-9-34h18q1 18-9 18t-9-18z|2M-8.5-27h17q-1 11-8.5 11t-8.5-11z|w~M0-16v14M-7-1.5h14',
  fruit: 'bM-11-11a11 11 0 1 1 22 0a11 11 0 1 1-22 0z|1~M0-22q1-6 6-7|h-M-6-14q1-4 4-5',
  mushroom: 'pM-5-12h10l2 12h-14z|bM-15-10q1-16 15-16t15 16z|h-M-8-15q2-4 5-5',
  nuts: '5M-14-7a7 7 0 1 1 14 0a7 7 0 1 1-14 0z|3M2-6a6 6 0 1 1 12 0a6 6 0 1 1-12 0z|kM-6-17a6 6 0 1 1 12 0a6 6 0 1 1-12 0z',
  sprig: '1~M0 0q-2-16 2-32|1M0-10q-14 0-13-13q12 1 13 13zM1-16q12-2 11-14q-12 2-11 14zM2-30q-7-8 0-16q7 8 0 16z',
  dish: 'pM-16-9h32q-3 9-10 9h-12q-7 0-10-9z|0M-13-9h26q-3 4-13 4t-13-4z',
  cubes: 'pM-14-11h13v11h-13zM2-11h12v11h-12zM-7-23h13v11h-13z|sM-5-11h4v11h-4zM10-11h4v11h-4zM2-23h4v11h-4z',
  soap: 'bM-15-8q0-6 6-6h18q6 0 6 6t-6 6h-18q-6 0-6-6z|h-M-8-9h10|wM-17-2h34v2h-34z',
  yarn: 'kM-8-28h16l5 26h-26z|s-M-8-22h18M-10-15h21M-11-8h23|5M-5-33h10v5h-10zM-14-2h28v2h-28z',
  drops: 'bM0-26q10 13 10 18t-10 8t-10-8t10-18z|h-M-5-8q0 4 4 5',
  biscuits: '3M-15-6h30v6h-30zM-13-12h28v6h-28zM-15-18h28v6h-28z|sM-15-2h30v2h-30zM-13-8h28v2h-28zM-15-14h28v2h-28z',
  spoon: '5~M-12-3l18-30|5M-18-2q0-8 8-8q6 4 0 10z',
  coins: '3M-15-6h30v6h-30zM-13-13h28v6h-28zM-15-20h28v6h-28z|hM-15-6h30v2h-30zM-13-13h28v2h-28zM-15-20h28v2h-28z',
  ball: 'bM-11-11a11 11 0 1 1 22 0a11 11 0 1 1-22 0z|h-M-10-14q10 6 20 0M-10-8q10 6 20 0',
  pillow: 'pM-16-16q16 5 32 0q-4 8 0 16q-16-4-32 0q4-8 0-16z|b-M-8-8h16',
  bottle: 'bM-3-30h6v5h-6z|wM-4-25h8q5 4 5 9v16h-18v-16q0-5 5-9z|aM-9-14h18v8h-18z',
  pendant:
    '4-M-13-34q0 18 13 22q13-4 13-22|bM-10-9a10 10 0 1 1 20 0a10 10 0 1 1-20 0z|pM-4-9a4 4 0 1 1 8 0a4 4 0 1 1-8 0z',
  phone: '0M-9-32h18q3 0 3 3v26q0 3-3 3h-18q-3 0-3-3v-26q0-3 3-3z|wM-9-28h18v22h-18z|bM-4-19h8v8h-8z',
  aid: '4-M-3-29q-9-2-9 8v8|2M-2-31q13 0 13 14q0 12-9 13q-5 0-3-5q4-8-2-13q-5-5 1-9z|bM-17-14h10q0 10-5 10t-5-10z',
  plant: '1M0-12q-16-2-14-20q14 4 14 20zM0-12q14-6 11-22q-13 6-11 22z|bM-9-12h18l-3 12h-12z',
  key: '3M-14-8a7 7 0 1 1 14 0a7 7 0 1 1-14 0zM-10-8a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM0-10h16v8h-4v-4h-4v4h-3v-4h-5z',
  pen: 'b~M-10-3l14-28|0M-13 0l1-6 5 2z',
  small: 'kM-14-20h28v20h-28z|sM6-20h8v20h-8z|bM-4-20h8v8h-8z'
} as const

/** What lies behind, in turn; `g` is the ground's tone. */
export const goodsBackdrops: Readonly<Record<EditionName, readonly string[]>> = {
  organic: [
    'gM-240-240h600v600h-600z|gM-240 92q300-20 600 4v300h-600z|h-M-240 98q300-20 600 4M-240 105q300-18 600 4M-240 112q300-16 600 4',
    'gM-240-240h600v600h-600z|g~M-240 84q110-70 230-8t170-22t200 20v300h-600z|hM82 30a14 14 0 1 1 28 0a14 14 0 1 1-28 0z|gM-240 96h600v300h-600z',
    'gM-240 96h600v300h-600z|g~M14 96V56a46 46 0 0 1 92 0v40z|h-M-240 96h600M22 96V57a38 38 0 0 1 76 0v39'
  ],
  silver: [
    'g~M10 60a50 50 0 1 1 100 0a50 50 0 1 1-100 0z|lM-240 93h600v300h-600z|h-M-60 112h44M-30 105h42M26 112h46M88 106h56M96 114h60',
    'g~M-240 80q220-64 350-18t250-10v60h-600z|lM-240 93h600v300h-600z|h-M-40 108h70M64 108h60M10 116h50',
    'g~M12 93V54a48 48 0 0 1 96 0v39z|h-M22 93V55a38 38 0 0 1 76 0v38M60 18v75|lM-240 93h600v300h-600z'
  ],
  plain: ['gM-240-240h600v600h-600z|gM-240 93h600v300h-600z']
}

/** Of these two stand beside each other. */
export const slimGoods: readonly string[] = [
  'oil',
  'wine',
  'bottle',
  'carton',
  'caddy',
  'can',
  'pump',
  'dropper',
  'pouch',
  'carried',
  'canister',
  'jar',
  'roll'
]
/** These look to the left as well. */
export const turningGoods: readonly string[] = [
  'basin',
  'cheese',
  'easel',
  'meat',
  'fish',
  'chair',
  'powerchair',
  'tiltchair',
  'treadmill',
  'ramp',
  'trolley',
  'mattress',
  'rollator',
  'scooter',
  'hoist',
  'cycle',
  'couch',
  'bed',
  'lamp',
  'pegs',
  'homes',
  'books',
  'tablet'
]

export type GoodsName = `${keyof typeof goodsShapes} ${keyof typeof goodsBeside}`

/** The goods of each leaf of the industry tree, which take turns; of a branch those of its first leaf. */
export const goodsByCategory: Readonly<Record<EditionName, Readonly<Record<string, readonly GoodsName[]>>>> = {
  organic: {
    111: ['sack bowl', 'pouch bowl', 'carry ear'],
    112: ['pouch beans', 'sack beans'],
    113: ['oil sprig'],
    114: ['carry ear', 'carried bowl'],
    121: ['caddy cup', 'pouch cup', 'carried cup'],
    122: ['caddy cup', 'carried cup', 'can cup'],
    123: ['cake cup'],
    124: ['carried cup', 'jar cup'],
    131: ['carton glass', 'bottle glass'],
    132: ['pouch cup', 'can cup'],
    133: ['wine wineglass'],
    141: ['bottle glass', 'carton glass'],
    142: ['cheese none'],
    143: ['can spoon'],
    151: ['greens none'],
    152: ['crate fruit'],
    153: ['carry mushroom', 'pouch mushroom'],
    154: ['pouch fruit', 'can fruit'],
    161: ['meat none'],
    162: ['eggs none'],
    163: ['fish none'],
    171: ['can spoon'],
    172: ['carried bowl', 'pouch spoon'],
    173: ['jar spoon', 'pouch fruit'],
    181: ['pouch nuts', 'jar nuts'],
    182: ['jar spoon'],
    183: ['carried biscuits', 'pouch biscuits'],
    191: ['wine dish', 'jar dish'],
    192: ['can nuts', 'jar nuts', 'pouch nuts'],
    193: ['carry cubes', 'pouch cubes'],
    211: ['pot drops', 'dropper drops'],
    212: ['pump soap', 'bottle soap'],
    213: ['dropper sprig'],
    221: ['shirt none'],
    222: ['cloth none', 'bolt none'],
    223: ['cloth yarn', 'shirt yarn'],
    224: ['bolt yarn'],
    231: ['canister drops', 'pump drops'],
    232: ['roll small', 'carried small'],
    233: ['board none'],
    241: ['sack plant'],
    242: ['packet plant'],
    243: ['canister plant'],
    251: ['paper pen'],
    252: ['box small', 'pouch small'],
    253: ['box small']
  },
  silver: {
    111: ['chair none', 'chair bottle'],
    112: ['rollator none', 'rollator plant'],
    113: ['scooter none'],
    114: ['hoist none'],
    121: ['cycle ball'],
    122: ['pegs ball'],
    123: ['cards small'],
    124: ['couch ball'],
    131: ['bed none'],
    132: ['pack pillow', 'pouch pillow', 'carried pillow'],
    133: ['shower bottle'],
    134: ['shirt bottle', 'pump pillow'],
    141: ['sensor none'],
    142: ['watch pendant', 'watch phone'],
    143: ['tablet phone', 'tablet pen'],
    144: ['robot phone'],
    151: ['basin none'],
    152: ['rail none'],
    153: ['armchair pillow'],
    154: ['lamp aid'],
    161: ['bowl none', 'can spoon'],
    162: ['can glass', 'pouch glass', 'carried glass'],
    163: ['meal cup'],
    211: ['homes none'],
    212: ['house plant'],
    213: ['homes pen'],
    221: ['suitcase key'],
    222: ['books pen', 'tablet phone'],
    223: ['cards pen', 'carried pen'],
    231: ['policy pen'],
    232: ['policy coins', 'books coins'],
    233: ['terminal coins'],
    241: ['easel none'],
    242: ['clip pen'],
    243: ['easel phone']
  },
  plain: {}
}

/**
 * Words of names, in lower case, for what the goods of the product's category do not show; undefined: none of the goods
 * does, and its emblem stands alone. Records come in two languages, and both have the same picture.
 */
export const goodsByWord: Readonly<
  Record<EditionName, readonly (readonly [words: readonly string[], name?: GoodsName])[]>
> = {
  organic: [],
  silver: [
    [['电动轮椅', 'power chair'], 'powerchair none'],
    [['倾仰', 'tilting'], 'tiltchair none'],
    [['手杖', 'cane'], 'cane none'],
    [['坡道', 'ramp'], 'ramp none'],
    [['旋出座椅', 'car seat'], 'armchair none'],
    [['滑移垫', 'slide sheet'], 'cloth none'],
    [['转盘', 'turntable']],
    [['跑台', 'treadmill'], 'treadmill none'],
    [['平衡台', 'balance platform']],
    [['平行杠', 'parallel bars'], 'rail none'],
    [['手套', 'glove']],
    [['训练桌', 'glide table', 'training table']],
    [['手垫', 'hand pad'], 'cloth none'],
    [['腿套', 'leg sleeve']],
    [['体位垫', 'cushions'], 'cloth pillow'],
    [['洗头机', 'hair washer'], 'basin none'],
    [['床垫', 'mattress'], 'mattress none'],
    [['推车', 'trolley'], 'trolley none'],
    [['长裤', 'trousers'], 'trousers none'],
    [['内裤', 'briefs'], 'cloth bottle'],
    [['护理垫', 'bed pad'], 'roll pillow'],
    [['衬衫', 'shirt'], 'shirt none'],
    [['湿巾', 'wipes'], 'pouch none'],
    [['隔离乳', 'lotion'], 'pump none'],
    [['感知垫', 'bed-exit mat']],
    [['感应膜', '卷材', 'sensing film', 'flooring'], 'bolt none'],
    [['起身带', 'sleep belt']],
    [['送餐车', 'tray carrier'], 'trolley none'],
    [['布偶', 'plush']],
    [['音箱', 'speaker'], 'speaker none'],
    [['呼叫钮', 'call button'], 'sensor none'],
    [['排班', 'rosters'], 'clip phone'],
    [['淋浴底盘', 'shower floor']],
    [['坐便器', 'raised toilet']],
    [['衣柜', 'wardrobe'], 'wardrobe none'],
    [['鞋柜', '鞋凳', 'shoe cabinet']],
    [['助视器', 'video magnifier'], 'tablet none'],
    [['放大器', 'amplifier']],
    [['鲭鱼', 'mackerel'], 'fish none'],
    [['酸奶', 'yoghurt'], 'pot none'],
    [['粥', 'congee'], 'bowl none']
  ],
  plain: []
}

/** Goods of categories that have none. */
export const otherGoods: readonly GoodsName[] = ['box small', 'carry none', 'carried small', 'pouch none', 'can small']
