import { scene } from '@orrery/board/guide'

/** Round 5, with Regulus b and six helium. */
export const round = scene(
  131,
  `
  0 play:alpha
  1 pass
  0 fly:Lyn go-on create:regulus_b place:d06
  1 pass go-on fly:Lyn pass
  0 retreat:Gem
  1 play:kepler send:Cep fuse:R1 end-turn
  0 fly:Peg fuse:R1 go-on create:grw_70 place:d11
  1 fly:Cnc go-on end-turn
  0 fly:Cyg go-on end-turn
  1 fly:Leo fuse:R2 create:procyon_b place:d20
  0 fly:Cep go-on end-turn
  1 fly:Cnc go-on end-turn
`,
)

/** Round 5: Sirius a is waiting for its companion. */
export const pair = scene(
  111,
  `
  1 go-on fly:Cep go-on go-on end-turn pass
  0 play:line_21cm
  1 pass
  0 fly:Dra go-on end-turn
  1 pass go-on fly:Lyr go-on fuse:R1 end-turn pass
  0 fly:Boo go-on create:sirius_a place:d15
  1 pass go-on fly:Her go-on fuse:R1 end-turn pass
  0 fly:Her
  1 pass pass retreat:Dra
  0 go-on end-turn
  1 pass go-on fly:Boo go-on go-on end-turn pass
  0 fly:Lyr fuse:R1 create:procyon_b place:d20
  1 pass go-on fly:Com go-on fuse:R1 create:g_29_38 place:d14
`,
)

/** Round 3, with iron in the hold and no star yet. */
export const supergiant = scene(
  107,
  `
  0 go-on fly:Dra play:apollo_11 element:Fe
  1 pass
  0 go-on end-turn
  1 play:alpha fly:Lyn go-on create:regulus_b place:d06
  0 fly:Boo go-on end-turn
  1 fly:UMa go-on go-on end-turn pass
`,
)

/** Round 7, next to Cygnus with plenty of hydrogen. */
export const chain = scene(
  153,
  `
  0 go-on fly:Dra go-on go-on end-turn pass
  1 pass go-on fly:Lyn play:polonium_radium
  0 pass
  1 decay:R1 decay:R1 go-on end-turn
  0 pass go-on fly:Lyr go-on fuse:R1 create:sirius_b place:d03
  1 fly:Gem go-on end-turn
  0 pass go-on fly:Cep go-on go-on end-turn pass
  1 fly:Cnc go-on end-turn
  0 pass go-on fly:Lyr go-on go-on create:g_29_38 place:d14
  1 fly:Leo fuse:R1 go-on create:antares place:d43
  0 pass go-on fly:Her go-on go-on end-turn pass
  1 fly:Com fuse:R1 fuse:R1 create:regulus_b place:d06
  0 pass go-on fly:Lyr go-on go-on end-turn pass
  1 fly:Leo go-on end-turn
  0 pass
`,
)
