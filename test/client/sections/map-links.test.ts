import t from 'tap'
import {
  amapDirections,
  appleDirections,
  baiduDirections,
  googleDirections
} from '../../../client/sections/directions.tsx'

const point = { longitude: 121.56, latitude: 31.21, name: '上海新国际博览中心', address: '龙阳路2345号 & 更多' }

t.test('the way in AMap leads to the point in its own datum, longitude first', async (t) => {
  const link = new URL(amapDirections(point))
  t.equal(link.origin + link.pathname, 'https://uri.amap.com/navigation')
  t.equal(link.searchParams.get('to'), `121.56,31.21,${point.name}`)
  t.equal(link.searchParams.get('coordinate'), 'gaode')
  t.equal(link.searchParams.get('callnative'), '1')
})

t.test('the way in Baidu’s maps leads to the point, latitude first, and names the datum', async (t) => {
  const link = new URL(baiduDirections(point, '上海市'))
  t.equal(link.origin + link.pathname, 'https://api.map.baidu.com/direction')
  t.equal(link.searchParams.get('destination'), `latlng:31.21,121.56|name:${point.name}`)
  t.equal(link.searchParams.get('coord_type'), 'gcj02')
  t.equal(link.searchParams.get('region'), '上海市')
})

t.test('the ways in Apple’s and Google’s maps lead to name and address', async (t) => {
  const text = `${point.name}, ${point.address}`
  t.equal(new URL(appleDirections(point)).searchParams.get('daddr'), text)
  t.equal(new URL(googleDirections(point)).searchParams.get('destination'), text)
})
