import { scene } from '@orrery/board/guide'

/** Round 10: Aoi-31 lacks two levels, and a pair of upgrades lacks one. */
export const round = scene(
  17,
  `
  0 deal-discard:C08 place:upper place:upper gain:biomass gain:biomass
  1 deal-discard:C14 place:lower place:upper gain:biomass gain:workforce upgrade:leisureFacilities discover:S track:biomass
  1 play:none act:gather draw:yes place:upper
  0 upgrade:biodome discover:SE track:biomass play:none act:gather draw:yes place:upper upgrade:none travel:C.portal
  0 play:C01:use place:upper act:specialist trade:C11 act:gather gain:biomass place:upper draw:yes place:upper
  1 upgrade:none travel:S.moon play:none act:gather act:specialist trade:C05 draw:yes place:upper upgrade:robotics
  1 travel:S.station cantina:C18 place:upper play:none act:gather act:none draw:yes
  0 upgrade:leisureFacilities pay-card:C07 travel:N.planet play:none act:outpost draw:yes place:lower upgrade:miningVehicles
  0 pay-card:C26 discover:NE track:biomass play:none act:gather gain:minerals draw:yes place:lower
  1 upgrade:biodome discover:SW track:biomass play:C06:use play:none act:outpost draw:yes place:lower upgrade:none
  1 travel:W.planet play:C18:use play:C30:idle to:upper act:colony act:outpost draw:yes place:lower
  0 upgrade:scoutingVehicles pay-card:C15 travel:E.station cantina:C17 place:upper play:C17:idle play:none act:gather
  0 cantina:C02 place:upper act:none draw:yes upgrade:none travel:NE.planet play:none act:colony pay-card:C02 draw:yes
  0 place:upper
  1 upgrade:none travel:W.station cantina:C09 place:upper play:C09:idle play:none act:gather cantina:C20 place:upper
  1 act:specialist trade:C10 unlock:leaderRed draw:yes place:upper upgrade:scoutingVehicles pay-card:C20 travel:W.planet
  1 play:none act:gather act:terraform raise:workforce raise:minerals raise:workforce raise:workforce draw:yes place:upper
  0 upgrade:none travel:N.station cantina:C28 play:C33:use play:C31:use pay:workforce act:gather cantina:C23 place:upper
  0 act:none draw:yes place:upper upgrade:robotics travel:NE.planet play:none act:outpost act:terraform raise:biomass
  0 raise:workforce raise:workforce raise:minerals draw:yes
  1 upgrade:none discover:NW track:biomass play:none act:colony pay-card:C13 pay:biomass act:outpost draw:yes place:upper
  1 upgrade:none travel:W.moon play:C32:use gain:workforce gain:minerals play:none act:gather gain:workforce act:specialist
  1 unlock:leaderRed draw:yes place:lower
  0 upgrade:none travel:E.station cantina:C16 play:none act:specialist trade:C16 unlock:leaderRed act:gather cantina:C25
  0 draw:no
`,
)

/** Round 4, with a single Engineer. */
export const colony = scene(
  20,
  `
  0 deal-discard:C10 place:upper place:upper gain:biomass gain:biomass
  1 deal-discard:C03 place:upper place:upper gain:biomass gain:biomass
  0 upgrade:none travel:C.moon play:none act:gather gain:workforce act:specialist trade:C27 draw:yes place:lower
  1 upgrade:biodome travel:W.station play:none act:specialist act:gather cantina:C06 place:upper draw:yes place:upper
  1 upgrade:leisureFacilities pay-token:engineer travel:E.station cantina:C05 place:upper play:none act:gather cantina:C08
  1 act:specialist trade:C05 draw:yes place:upper
  0 upgrade:leisureFacilities discover:S track:biomass play:none act:gather place:upper draw:yes place:lower upgrade:biodome
  0 discover:SE track:biomass play:C18:use to:upper cantina:C04 place:upper play:none act:gather draw:yes
  1 upgrade:none travel:S.station cantina:C31 play:C28:use gain:minerals place:upper play:none act:gather cantina:C24
  1 act:none draw:no upgrade:miningVehicles pay-card:C08 discover:SW track:biomass play:C16:idle play:C24:idle to:upper
  1 act:colony pay-card:C06 draw:yes place:lower
`,
)

/** Round 4, with two Engineers and a Leader. */
export const seven = scene(
  24,
  `
  0 deal-discard:C12 place:upper place:upper gain:biomass gain:biomass
  1 deal-discard:C09 place:upper place:upper gain:biomass gain:biomass
  0 upgrade:none travel:W.moon play:none act:gather gain:minerals act:specialist trade:C24 draw:yes place:upper
  1 upgrade:biodome discover:S track:biomass play:C20:use play:none act:gather place:upper draw:yes place:lower upgrade:miningVehicles
  1 pay-card:C27 travel:S.station play:none act:gather cantina:C08 place:upper cantina:C28 place:upper act:specialist
  1 trade:C08 draw:yes place:upper
  0 upgrade:miningVehicles discover:SW track:biomass play:C32:idle play:none act:gather draw:yes place:lower upgrade:robotics
  0 travel:W.moon cantina:C03 place:upper play:none act:gather gain:workforce act:specialist trade:C03 draw:yes place:upper
  1 upgrade:leisureFacilities pay-token:engineer travel:C.station cantina:C06 play:C29:use pay:workforce play:C28:use
  1 gain:workforce place:upper act:specialist trade:C16 unlock:leaderGreen act:gather cantina:C07 place:lower draw:yes
  1 place:upper upgrade:robotics travel:S.station cantina:C02 place:upper play:none act:specialist trade:C14 act:none
  1 draw:yes place:upper
`,
)

/** Round 10: Samawa lacks three levels, and two blue survivors are on board. */
export const settle = scene(
  32,
  `
  0 deal-discard:C21 place:upper place:upper gain:biomass gain:biomass
  1 deal-discard:C09 place:upper place:upper gain:biomass gain:biomass upgrade:biodome pay-card:C16 travel:N.moon
  1 play:none act:gather gain:biomass act:specialist unlock:leaderRed draw:yes place:upper
  0 upgrade:none discover:S track:biomass play:none act:gather draw:yes place:upper upgrade:miningVehicles pay-card:C23
  0 discover:SE track:biomass play:none act:gather draw:yes place:upper
  1 upgrade:miningVehicles pay-card:C12 travel:N.station play:none act:gather cantina:C24 place:upper act:specialist
  1 draw:yes place:lower upgrade:leisureFacilities discover:NW track:workforce play:none act:gather draw:yes place:lower
  0 upgrade:leisureFacilities pay-card:C04 travel:SE.moon cantina:C14 place:upper play:none act:gather act:specialist
  0 trade:C22 unlock:leaderGreen draw:yes place:upper upgrade:none travel:SE.planet play:C26:use place:upper play:C14:use
  0 act:explore gain:workforce survivor:keep draw:yes place:upper
  1 upgrade:none travel:W.planet play:none act:colony pay-card:C20 draw:yes place:lower upgrade:none travel:W.station
  1 cantina:C01 place:upper play:C02:idle to:upper play:none act:gather cantina:C15 place:upper act:specialist trade:C01
  1 unlock:leaderBlue draw:yes place:lower
  0 upgrade:robotics travel:SE.station cantina:C27 place:upper play:none act:gather cantina:C30 place:upper act:none
  0 draw:yes upgrade:biodome pay-card:C28 travel:SE.planet play:none act:colony pay-token:leaderGreen act:outpost
  0 draw:yes place:lower
  1 upgrade:scoutingVehicles pay-token:leaderBlue travel:W.planet play:C15:use place:upper play:C33:use to:upper
  1 act:outpost draw:yes upgrade:none travel:NW.station cantina:C19 play:C33:use play:none act:specialist trade:C11
  1 act:none draw:yes place:lower
  0 upgrade:scoutingVehicles pay-card:C03 travel:SE.station cantina:C06 place:upper play:none act:specialist trade:C06
  0 act:gather cantina:C17 place:upper draw:yes place:upper upgrade:spaceMining travel:SE.planet play:none act:terraform
  0 raise:workforce raise:biomass raise:workforce raise:minerals act:explore resolve:S14 survivor:keep draw:yes place:upper
  1 upgrade:robotics pay-token:engineer discover:SW track:biomass play:none act:colony pay-card:C02 pay:biomass act:outpost
  1 draw:yes place:lower upgrade:spaceMining travel:SW.moon cantina:C10 place:upper play:C08:idle to:upper play:none
  1 act:specialist trade:C10 unlock:leaderBlue act:gather draw:yes place:lower
  0 upgrade:cargoHolds pay-card:C05 travel:SE.moon cantina:C32 play:none act:gather act:none draw:yes
`,
)
