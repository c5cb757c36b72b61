import { scene } from '@orrery/board/guide'

/** Round 3 of a game in which Tycho began; the crystal is one step from being ready. */
export const round = scene(
  29,
  `
  1 shift-own shift-dark:light shift-dark:time draw-row:gravity flip:S01 place-star:He:S04 place-star:He:S02 place-proto:L01
  1 end-crafting omega:stabilise stabilise:L01 end-turn
  0 shift-own shift-own shift-own draw-row:gravity place-star:O:S06 place-proto:L01 stabilise:L01 stabilise:L02 end-crafting
  0 omega:nebula take-nebula:3 to-hex:N06 end-turn
  1 shift-own shift-own shift-own draw-deck place-star:O:S03 place-proto:L05 stabilise:L02 stabilise:L05 end-crafting
  1 omega:nebula take-nebula:2 to-hex:N07 end-turn
  0 shift-own shift-dark:light shift-dark:gravity place-star:He:S12 place-star:He:S03 place-proto:L05 place-proto:L06
  0 flip:S01 end-crafting omega:stabilise stabilise:L05 end-turn
  1 shift-own stop-shift place-proto:L06 place-proto:L11 place-star:He:S16 place-star:He:S22 discharge:O to-corner:S07
  1 flip:S02 end-crafting omega:stabilise stabilise:L06 end-turn
`,
)

/** Round 2: the crystal lacks three steps. */
export const time = scene(
  12,
  `
  0 shift-own shift-own shift-own draw-row:light draw-row:gravity place-star:O:S04 place-proto:L01 stabilise:L01
  0 stabilise:L02 end-crafting omega:nebula take-nebula:3 to-hex:N11 end-turn
  1 shift-own shift-dark:light shift-dark:light flip:S01 place-star:He:S04 place-star:He:S05 place-proto:L01 end-crafting
  1 omega:stabilise stabilise:L01 end-turn
`,
)

/** Round 3: one nebula is ready, another lacks two stars. */
export const two = scene(
  42,
  `
  1 shift-own shift-dark:light shift-dark:light place-star:He:S03 flip:S01 place-star:He:S06 place-proto:L01 end-crafting
  1 omega:stabilise stabilise:L01 end-turn
  0 shift-own shift-own stop-shift place-star:He:S03 place-star:He:S05 flip:S01 end-crafting omega:stabilise end-turn
  1 shift-own stop-shift take-nebula:1 place-star:C:S07 place-proto:L05 place-nebula:NB1-13:N08 discharge:O to-corner:S02
  1 end-crafting omega:stabilise stabilise:L02 end-turn
  0 shift-own shift-own shift-dark:time draw-row:time place-star:H:S02 place-star:H:S04 place-proto:L01 place-star:H:S15
  0 end-crafting omega:nebula take-nebula:2 to-hex:N06 end-turn
  1 shift-own shift-own shift-dark:gravity draw-row:light place-proto:L06 place-star:O:S16 stabilise:L05 stabilise:L06
  1 end-crafting omega:nebula take-nebula:1 to-hex:N07 end-turn
`,
)

/** Round 4: the goal that is scored at its end counts proto life. */
export const goal = scene(
  28,
  `
  1 shift-own shift-own shift-own draw-deck draw-row:time place-star:O:S03 place-proto:L01 stabilise:L01 stabilise:L02
  1 end-crafting omega:nebula take-nebula:2 to-hex:N05 end-turn
  0 shift-own shift-dark:light shift-dark:light place-star:He:S04 flip:S04 place-star:He:S03 place-proto:L01 end-crafting
  0 omega:stabilise stabilise:L01 end-turn
  1 shift-own stop-shift place-star:He:S02 place-proto:L05 place-star:He:S08 flip:S01 end-crafting omega:nebula take-nebula:2
  1 to-hex:N08 end-turn
  0 shift-own stop-shift take-nebula:1 place-star:C:S09 place-proto:L05 place-proto:L06 place-nebula:NB1-08:N11 end-crafting
  0 omega:stabilise stabilise:L02 end-turn
  1 shift-own shift-own shift-own place-star:O:S06 place-proto:L06 place-proto:L11 discharge:H to-corner:S12 complete:N02
  1 discard-star:S12 end-crafting omega:nebula take-nebula:3 to-hex:N04 end-turn
  0 shift-own stop-shift draw-row:light place-star:H:S10 place-star:H:S18 place-proto:L11 place-star:H:S07 discharge:O
  0 to-corner:S02 complete:N11 discard-star:S18 end-crafting omega:nebula take-nebula:3 to-hex:N08 end-turn
  1 shift-own stop-shift draw-deck place-proto:L12 place-star:He:S09 place-star:He:S07 flip:S02 end-crafting omega:nebula
  1 take-nebula:1 to-hex:N06 end-turn
`,
)
