/** Games against the Automa, decision by decision, that reach what random play never does; they do not depend on any bot. */

/** A recorded game: the seed of its deal and all decisions. */
export interface Line {
  readonly seed: number
  readonly actions: readonly string[]
}

/** The person pays for the Automa and moves its outpost. */
export const chosenForAutoma: Line = {
  seed: 1,
  actions: `
deal-discard:C10 place:upper place:upper gain:biomass gain:workforce upgrade:scoutingVehicles discover:S
track:biomass play:none act:gather draw:yes place:lower upgrade:biodome pay-card:C28 discover:SE track:biomass
play:none act:gather draw:yes place:upper upgrade:leisureFacilities pay-card:C25 travel:E.station cantina:C03
place:upper play:C03:idle play:none act:gather cantina:C13 place:upper act:specialist trade:C13 unlock:leaderRed
draw:yes place:lower upgrade:cargoHolds travel:E.planet play:C30:idle to:discard play:none act:outpost draw:yes
place:upper upgrade:none travel:E.moon play:C01:idle play:none act:gather gain:biomass act:none draw:yes
place:lower upgrade:none travel:E.planet play:C22:idle to:upper play:C32:use to:discard act:terraform
raise:biomass raise:stop draw:yes place:lower upgrade:robotics travel:NE.station cantina:C19 place:upper
play:none act:specialist trade:C19 unlock:leaderRed act:gather cantina:C04 place:upper draw:no upgrade:none
travel:NE.planet play:none act:colony pay-token:leaderRed act:terraform raise:workforce raise:workforce
raise:stop draw:no automa-pay:leaderBlue upgrade:none travel:E.planet play:C33:use to:upper play:none act:none
draw:yes place:upper automa-pay:leaderRed upgrade:none travel:NE.station cantina:C23 place:upper play:C33:use
play:none act:gather cantina:C15 place:upper act:specialist trade:C15 draw:no upgrade:none travel:E.planet
play:none act:colony pay-card:C18 pay:technology act:none draw:yes place:upper upgrade:miningVehicles
pay-card:C09 travel:E.station cantina:C24 place:upper play:none act:gather cantina:C02 place:upper
act:specialist trade:C02 draw:yes place:upper upgrade:none travel:SE.planet play:none act:colony pay-card:C23
act:terraform raise:biomass raise:technology raise:technology raise:technology raise:minerals raise:stop
draw:yes place:lower upgrade:none travel:E.planet play:C11:use to:upper pay:workforce play:none act:terraform
raise:stop act:explore resolve:S03 gain:minerals place:upper draw:no upgrade:none travel:NE.planet play:none
act:outpost act:terraform raise:technology raise:technology raise:workforce raise:technology raise:stop draw:yes
place:upper upgrade:none travel:E.planet play:none act:explore resolve:S01 act:outpost draw:yes place:lower
automa-pay:leaderRed upgrade:none travel:NE.planet play:C04:use to:upper play:none act:outpost act:gather
draw:no upgrade:none travel:N.planet play:none act:colony pay:minerals act:outpost draw:no upgrade:none
travel:NE.moon cantina:C14 place:upper play:none act:gather act:none draw:yes place:upper upgrade:none
travel:E.planet play:C15:use place:upper play:C14:use act:outpost act:gather draw:yes place:lower
automa-pay:leaderGreen upgrade:spaceMining travel:NE.station cantina:C20 place:upper play:none act:specialist
trade:C20 act:gather cantina:C08 place:upper draw:no upgrade:none travel:NE.planet play:none act:terraform
raise:technology raise:workforce raise:minerals raise:minerals raise:stop act:outpost draw:yes place:lower
upgrade:engines travel:N.moon cantina:C09 place:upper play:none act:specialist trade:C09 act:gather
gain:workforce draw:no upgrade:none travel:SE.planet play:none act:outpost outpost-from:NE act:terraform
raise:minerals raise:stop draw:no
`
    .trim()
    .split(/\s+/),
}

/** The person settles survivors on a terraformed planet. */
export const settling: Line = {
  seed: 7,
  actions: `
deal-discard:C15 place:upper place:upper gain:biomass gain:workforce upgrade:scoutingVehicles pay-card:C23
discover:S track:biomass play:none act:gather place:upper draw:yes place:lower upgrade:leisureFacilities
pay-card:C01 discover:SE track:biomass play:none act:gather draw:yes place:lower upgrade:miningVehicles
travel:S.planet play:none act:gather place:upper draw:yes place:upper upgrade:none discover:SW track:biomass
play:none act:colony pay-card:C16 pay-card:C18 draw:no automa-pay:leaderRed upgrade:none travel:W.planet
play:none act:terraform raise:stop draw:no upgrade:none travel:W.moon cantina:C07 place:upper play:C25:use
to:discard gain:technology play:none act:gather gain:biomass act:none draw:yes place:upper upgrade:biodome
pay-card:C30 travel:NW.moon cantina:C04 place:upper play:none act:specialist trade:C04 unlock:leaderBlue
act:gather draw:yes place:upper upgrade:spaceMining travel:W.planet play:C08:idle play:none act:none draw:yes
place:lower upgrade:none travel:W.moon cantina:C13 place:upper play:C29:use pay:workforce play:C22:idle
to:discard act:gather gain:workforce act:none draw:no automa-pay:leaderGreen upgrade:robotics travel:W.station
cantina:C14 place:upper play:none act:gather cantina:C19 place:upper act:none draw:no upgrade:none
travel:W.planet play:none act:colony pay-card:C14 pay:biomass act:terraform raise:workforce raise:minerals
raise:workforce raise:stop draw:yes place:upper upgrade:none travel:SW.planet play:none act:gather act:outpost
draw:yes place:upper automa-pay:leaderRed upgrade:cargoHolds pay-card:C27 travel:W.planet play:none act:outpost
act:gather draw:yes place:lower upgrade:none travel:C.portal play:C17:use act:gather gain:minerals place:upper
act:specialist trade:C05 draw:yes place:lower automa-pay:engineer upgrade:engines pay-token:engineer
travel:E.station cantina:C24 place:upper play:none act:gather cantina:C06 place:upper act:none draw:yes
upgrade:none travel:E.planet play:C04:idle play:none act:colony pay-card:C06 pay-card:C24 act:terraform
raise:workforce raise:stop draw:yes place:lower upgrade:none travel:N.planet play:none act:explore pay-card:C03
resolve:S03 gain:biomass place:upper survivor:keep draw:yes place:lower upgrade:none travel:N.station
cantina:C25 place:upper play:C32:use gain:technology gain:workforce play:C18:idle to:upper act:gather
cantina:C23 act:none draw:no automa-pay:leaderRed upgrade:none travel:NE.planet play:none act:colony
pay-card:C18 pay-token:leaderBlue pay:biomass act:terraform raise:technology raise:workforce raise:workforce
raise:technology raise:minerals raise:stop draw:yes place:lower upgrade:none travel:N.moon cantina:C09
place:upper play:C09:idle play:none act:none draw:yes place:upper upgrade:none travel:N.planet play:none
act:colony pay-card:C23 pay:biomass pay:minerals act:terraform raise:biomass raise:stop draw:yes place:upper
upgrade:none travel:S.station cantina:C20 place:upper play:none act:gather gain:workforce cantina:C33 act:none
draw:yes upgrade:none travel:SW.planet play:C20:idle play:C29:idle to:upper act:explore pay-card:C27 resolve:S08
gain:workforce place:upper act:none draw:yes upgrade:engines pay-card:C19 travel:SE.station cantina:C12
place:upper play:C29:use pay:biomass play:none act:specialist trade:C04 unlock:leaderRed act:gather cantina:C28
place:upper draw:no upgrade:none travel:N.planet play:C16:idle play:none act:outpost outpost-from:SW
act:terraform raise:minerals raise:minerals raise:technology raise:technology raise:technology draw:no
upgrade:none travel:SE.planet play:C12:idle play:C33:idle to:upper act:explore resolve:S06 draw:no upgrade:none
travel:S.planet play:none act:outpost outpost-from:N draw:yes place:upper upgrade:none travel:N.planet play:none
act:outpost outpost-from:S act:explore resolve:S11 draw:yes place:lower upgrade:none travel:NE.station
cantina:C01 place:upper play:C01:idle play:none act:specialist trade:C07 unlock:leaderRed act:gather cantina:C26
place:upper draw:no upgrade:none travel:SE.station cantina:C14 play:C33:use play:C14:idle to:upper
act:specialist trade:C28 unlock:leaderGreen act:gather cantina:C25 place:upper draw:yes automa-pay:leaderRed
upgrade:none travel:N.planet play:C08:idle play:none act:explore pay-card:C14 resolve:S04 survivor:keep
act:settle
`
    .trim()
    .split(/\s+/),
}
